import type { Environment } from "../../hosting/settings/build-environment";

const OWNER_AND_NAME = /^[\w.-]+\/[\w.-]+$/;
const ON_GITHUB = /github\.com[/:](?<name>[\w.-]+\/[\w.-]+?)(?:\.git)?$/;

/** What the CMS is configured with until the project has a repository on GitHub: only a local folder can be edited then. */
export const NO_REPOSITORY = "owner/repository";

/**
 * @param environment the variables of the build: Netlify and GitHub Actions name the repository, CMS_REPOSITORY overrides them
 * @returns "owner/name" on GitHub, where editors save from the published /admin; undefined if the build knows none
 */
export function cmsRepository({ CMS_REPOSITORY, GITHUB_REPOSITORY, REPOSITORY_URL }: Environment): string | undefined {
  const name = CMS_REPOSITORY?.trim() || ON_GITHUB.exec(REPOSITORY_URL ?? "")?.groups?.name || GITHUB_REPOSITORY;
  return name && name !== NO_REPOSITORY && OWNER_AND_NAME.test(name) ? name : undefined;
}
