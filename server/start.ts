import { createStaticSite, LOOPBACK } from "./static-site";

const SITE_PORT = Number(process.env.PORT ?? 9000);

createStaticSite("public").listen(SITE_PORT, LOOPBACK, () => {
  console.log(`The site is at http://localhost:${SITE_PORT}`);
});
