# The server and its page as one image: `docker build -t sobremesa .`
# Nothing needs it: `make play` serves without. It is for `docker compose up` and for whoever deploys containers.

FROM node:22-slim AS page
WORKDIR /page/frontend
COPY frontend/package.json frontend/package-lock.json frontend/.npmrc ./
RUN npm ci --no-audit --no-fund
COPY frontend ./
RUN npm run build

FROM python:3.12-slim AS packages
COPY requirements.lock /requirements.lock
RUN python -m venv /venv && /venv/bin/pip install --no-cache-dir --require-hashes -r /requirements.lock

FROM python:3.12-slim
RUN useradd --system --no-create-home --uid 10001 sobremesa && mkdir /data && chown sobremesa /data
WORKDIR /sobremesa
COPY --from=packages /venv /venv
COPY app app
COPY migrations migrations
COPY --from=page /page/frontend/dist frontend/dist
ENV PATH=/venv/bin:$PATH PYTHONUNBUFFERED=1 PYTHONDONTWRITEBYTECODE=1 \
    HOST=0.0.0.0 PORT=8000 DATABASE_URL=sqlite+aiosqlite:////data/sobremesa.db
USER sobremesa
VOLUME /data
EXPOSE 8000
# The server gives itself ten seconds for its goodbyes.
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/healthz', timeout=2)"]
CMD ["python", "-m", "app"]
