import type { Environment } from "./build-environment";

const OWNER_AND_NAME = /^[\w.-]+\/[\w.-]+$/;
const ON_GITHUB = /github\.com[/:](?<name>[\w.-]+\/[\w.-]+?)(?:\.git)?$/;

/** Placeholder until the project has a repository on GitHub. Until then, the CMS can edit only a local folder. */
export const NO_REPOSITORY = "owner/repository";

/**
 * @param environment the build's variables. Netlify and GitHub Actions set the repository, CMS_REPOSITORY overrides it
 * @returns the repository in which editors save from the published /admin: "owner/name" on GitHub; undefined if not set
 */
export function cmsRepository({ CMS_REPOSITORY, GITHUB_REPOSITORY, REPOSITORY_URL }: Environment): string | undefined {
  const name = CMS_REPOSITORY?.trim() || ON_GITHUB.exec(REPOSITORY_URL ?? "")?.groups?.name || GITHUB_REPOSITORY;
  return name && name !== NO_REPOSITORY && OWNER_AND_NAME.test(name) ? name : undefined;
}
