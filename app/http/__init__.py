"""What all HTTP features share: problems, origins, headers, limits, repeated requests, the page. No feature's own rules."""
