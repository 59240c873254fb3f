import { createReadStream } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import type { CreateDevServerArgs } from "gatsby";
import { encodedPicture } from "./encoded-picture";
import { PICTURES_FOLDER } from "./picture-name";
import type { PictureStore } from "./picture-store";

/** While developing, a picture is encoded when a browser first asks for it, so `gatsby develop` starts without encoding any. */
export function servePictures({ app, cache, reporter }: CreateDevServerArgs, store: PictureStore): void {
  app.get(`/${PICTURES_FOLDER}/:name`, async (request: IncomingMessage, response: ServerResponse) => {
    const name = path.posix.basename(new URL(request.url ?? "", "http://localhost").pathname);
    try {
      const file = await encodedPicture(name, store, cache);
      response.writeHead(200, { "Content-Type": CONTENT_TYPES[path.extname(name)] });
      createReadStream(file).pipe(response);
    } catch (error) {
      const sentence = error instanceof Error ? error.message : String(error);
      reporter.error(sentence);
      response.writeHead(404, { "Content-Type": "text/plain; charset=utf-8" }).end(sentence);
    }
  });
}

const CONTENT_TYPES: Record<string, string> = { ".avif": "image/avif", ".jpg": "image/jpeg", ".png": "image/png" };
