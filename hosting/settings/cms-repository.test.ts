/** @jest-environment node */
import { cmsRepository } from "./cms-repository";

test("the repository is taken from the build's environment", () => {
  expect(cmsRepository({})).toBeUndefined();
  expect(cmsRepository({ CMS_REPOSITORY: "owner/repository" })).toBeUndefined();
  expect(cmsRepository({ REPOSITORY_URL: "https://github.com/kelvin/website" })).toBe("kelvin/website");
  expect(cmsRepository({ REPOSITORY_URL: "git@github.com:kelvin/website.git" })).toBe("kelvin/website");
  expect(cmsRepository({ GITHUB_REPOSITORY: "kelvin/website" })).toBe("kelvin/website");
  expect(cmsRepository({ GITHUB_REPOSITORY: "kelvin/website", CMS_REPOSITORY: "other/website" })).toBe("other/website");
});
