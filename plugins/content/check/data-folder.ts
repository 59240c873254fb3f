/** What the checks read. Plain JSON, so that /admin can load it. */
export interface DataFolder {
  /** Texts by path below data/: "services/hvac-services.yaml". */
  readonly texts: Readonly<Record<string, string>>;
  /** Pictures by the address that files name: "/images/plant.jpg". */
  readonly pictures: Readonly<Record<string, PictureFacts>>;
}

export interface PictureFacts {
  readonly bytes: number;
  /** As in its content, not in its name: "jpg". Undefined if the file cannot be opened as a picture. */
  readonly format?: string;
  /** In pixels, as displayed: with its EXIF orientation applied. */
  readonly width?: number;
  readonly height?: number;
  /** Whether parts of it can be transparent. Undefined for drawings. */
  readonly hasTransparency?: boolean;
  /** Whether a drawing can run a script or load a file. */
  readonly hasScript?: boolean;
}
