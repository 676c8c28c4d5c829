# Two stages: one with a compiler builds the wheel (rules and web client), one without it runs it.
FROM python:3.13-slim AS build
RUN apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev && rm -rf /var/lib/apt/lists/*
WORKDIR /src
COPY . .
RUN MATINEE_REQUIRE_NATIVE=1 pip wheel --no-deps --wheel-dir /wheel .

FROM python:3.13-slim
COPY --from=build /wheel /wheel
COPY requirements-server.txt .
# Every part by its hash, so that the same commit is the same house.
RUN pip install --no-cache-dir --no-deps --require-hashes -r requirements-server.txt && \
    pip install --no-cache-dir --no-deps /wheel/*.whl && rm -rf /wheel requirements-server.txt && useradd --system --create-home --home-dir /data matinee
USER matinee
VOLUME /data
ENV MATINEE_DATA=/data
EXPOSE 8000
HEALTHCHECK CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/healthz', timeout=3)"]
CMD ["matinee", "serve", "--host", "0.0.0.0", "--port", "8000"]
