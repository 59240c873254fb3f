import { createReadStream } from "node:fs";
import type { ServerResponse } from "node:http";
import type { CreateDevServerArgs } from "gatsby";
import { lookup } from "mrmime";
import { encodedPicture } from "./encoded-picture";
import { PICTURES_FOLDER } from "./picture-name";
import type { PictureStore } from "./picture-store";

/** While developing, a picture is encoded when a browser first asks for it, so `gatsby develop` starts without encoding any. */
export function servePictures({ app, cache, reporter }: CreateDevServerArgs, store: PictureStore): void {
  app.get(`/${PICTURES_FOLDER}/:name`, async ({ params: { name } }: { params: { name: string } }, response: ServerResponse) => {
    try {
      const file = await encodedPicture(name, store, cache);
      response.writeHead(200, { "Content-Type": lookup(name) });
      createReadStream(file).pipe(response);
    } catch (error) {
      const sentence = error instanceof Error ? error.message : String(error);
      reporter.error(sentence);
      response.writeHead(404, { "Content-Type": "text/plain; charset=utf-8" }).end(sentence);
    }
  });
}
