# Builds the site and the server, then keeps only what runs: the project's own Node and dist/.
FROM node:22-bookworm-slim AS build
WORKDIR /app
COPY . .
# Whether the quiz offers its report by mail is part of the built pages.
ARG QUIZ_REPORTS=off
ENV QUIZ_REPORTS=$QUIZ_REPORTS
RUN npm run build

FROM debian:bookworm-slim
COPY --from=build /app/node_modules/node/bin/node /usr/local/bin/node
COPY --from=build /app/dist /app/dist
WORKDIR /app
RUN useradd --uid 10001 --no-create-home app && install --directory --owner=app /data
USER app
ENV DATA_DIR=/data PORT=3000
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=5s \
  CMD ["node", "--eval", "fetch('http://127.0.0.1:3000/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/server/index.js"]
