/** Hands the site's declarations to the engine, which checks data/ and makes GraphQL types and /admin of them. */

import { gatsbyHooks } from "../data-schema/gatsby-hooks";
import { DECLARATIONS } from "./declarations";

export const { onPreInit, onPreBootstrap, createSchemaCustomization, onCreateDevServer, onPostBuild } = gatsbyHooks(DECLARATIONS);
