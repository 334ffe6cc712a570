# The image of the server. One volume, /data; everything else may be read-only:
#   docker run --read-only --tmpfs /tmp -v tasklane:/data -p 3000:3000 tasklane
FROM node:24-bookworm-slim AS build
WORKDIR /src
ENV PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1
# docker build --build-arg COMMIT=$(git rev-parse --short=10 HEAD)
ARG COMMIT
COPY . .
# Installs the build tools, builds the web and the server, and installs only what production needs into /app.
RUN node scripts/package.mjs /app

FROM node:24-bookworm-slim
LABEL org.opencontainers.image.title="Tasklane AI" \
      org.opencontainers.image.description="Kanban boards for the departments of a company" \
      org.opencontainers.image.licenses="MIT"
WORKDIR /app
COPY --from=build --chown=root:root /app /app
RUN install -d -o 1000 -g 1000 -m 700 /data
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=3000 \
    DATA_DIR=/data \
    MALLOC_ARENA_MAX=2 \
    MALLOC_MMAP_THRESHOLD_=32768 \
    MALLOC_TRIM_THRESHOLD_=131072
USER 1000:1000
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=90s --retries=3 CMD ["node", "/app/deploy/healthcheck.mjs"]
CMD ["node", "--max-semi-space-size=4", "--heap-growing-percent=30", "apps/server/dist/main.mjs"]
