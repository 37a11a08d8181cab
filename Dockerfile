# The site and its server in one small image: the project's own Node, the libraries it links, and dist/. No shell, no npm.
FROM node:24-bookworm-slim AS build
WORKDIR /app
# A separate layer for packages, so that a change to the site does not install them again.
COPY package.json package-lock.json ./
COPY tools/run.mjs tools/
RUN --mount=type=cache,target=/root/.npm node tools/run.mjs
COPY . .
# Settings that become part of the built pages: build again to change them.
ARG QUIZ_REPORTS=
ARG INSIGHT=off
ARG RETENTION_DAYS=
RUN npm run build
RUN node=node_modules/node/bin/node \
 && mkdir -p /image/usr/local/bin /image/app/dist /image/etc /data \
 && cp $node /image/usr/local/bin/node \
 && ldd $node | grep -o '/[^ ]*' | xargs cp --parents --dereference --target-directory=/image \
 && cp -r dist/. /image/app/dist && rm -r /image/app/dist/hosts \
 && echo 'app:x:10001:10001::/app:/sbin/nologin' > /image/etc/passwd

FROM scratch
COPY --from=build /image /
COPY --from=build --chown=10001:10001 /data /data
WORKDIR /app
USER 10001:10001
ENV NODE_ENV=production DATA_DIR=/data PORT=3000
# The image has no /tmp, so SQLite puts its temporary files beside the database. Without this folder the server does not start.
ENV SQLITE_TMPDIR=/data
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
# Checks that the process responds. Not /readyz: the pages can be served even while the database is down.
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s \
  CMD ["node", "--eval", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/server/index.js"]
