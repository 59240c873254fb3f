import type { Server } from "node:http";
import { LOOPBACK } from "./static-site";

/**
 * Starts a server on this machine only.
 * @param owner who wants the port: "The mailbox"
 * @param variable the environment variable that names it
 * @throws if the port is in use, with what to do about it
 */
export function listen(server: Server, { port, owner, variable }: { port: number; owner: string; variable: string }): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      reject(
        error.code === "EADDRINUSE"
          ? new Error(
              `${owner} cannot start: port ${port} is in use. Stop the process that uses it, or choose another port with ${variable}=${port + 1}.`,
            )
          : error,
      );
    });
    server.listen(port, LOOPBACK, resolve);
  });
}

/** Stops a server and closes every connection. */
export function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
