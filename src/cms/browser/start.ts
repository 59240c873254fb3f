import CMS from "@sveltia/cms";
import { createKeptYaml } from "./keep-writing";
import { KEPT_YAML } from "./kept-yaml-format";

const { read, write } = createKeptYaml();

CMS.registerCustomFormat(KEPT_YAML, "yaml", { fromFile: read, toFile: write });
CMS.init();
