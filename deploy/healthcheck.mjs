// The health check of the image: ends with 0 if the server of this container answers, otherwise with 1.
const timeout = 3_000;
const url = `http://127.0.0.1:${process.env.PORT || 3000}/livez`;
const isAlive = await fetch(url, { signal: AbortSignal.timeout(timeout) }).then(
  ({ ok }) => ok,
  () => false,
);
process.exit(isAlive ? 0 : 1);
