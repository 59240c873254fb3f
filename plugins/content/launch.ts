import { launchItems } from "./check/launch-items";
import { readDataFiles } from "./check/reading/read-folder";
import { KINDS } from "./kinds";

/** @returns the samples that are still in data/, in the order of data/launch.yaml */
export const openLaunchItems = () => launchItems(readDataFiles(), KINDS);

/** @returns the samples that search engines must not see. With any of them, a production build gets noindex */
export const blockingLaunchItems = () => openLaunchItems().filter(({ isBlocking }) => isBlocking);
