/** What a data folder holds, as the checks take it. Reading it from the disk is elsewhere (reading/read-folder.ts). */
export interface DataFolder {
  /** Texts, in the order of their paths. */
  readonly files: readonly DataFile[];
  readonly pictures: readonly PictureFacts[];
}

export interface DataFile {
  /** Relative to the data folder, with forward slashes: "cakes/plum-cake.yaml". */
  readonly relativePath: string;
  readonly bytes: Uint8Array;
  /** Whether it is a symbolic link to a folder or to nothing. Nobody follows it. */
  readonly isLink?: boolean;
}

export interface PictureFacts {
  /** Below data/images, with forward slashes: "cakes/plum-cake.jpg". */
  readonly name: string;
  readonly bytes: number;
  /** As in its content, not in its name: "jpg". Undefined if the file cannot be opened as a picture. */
  readonly format?: string;
  /** In pixels, as displayed: with its EXIF orientation applied. */
  readonly width?: number;
  readonly height?: number;
  /** Whether parts of it can be transparent. Undefined for drawings. */
  readonly hasTransparency?: boolean;
  /** Whether the file has its end. A download that was interrupted has none. */
  readonly isComplete: boolean;
  /** Why a drawing is not safe to open. */
  readonly drawingProblem?: string;
}
