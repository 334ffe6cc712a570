// The part of gettext-parser that is used here; it brings no types.
declare module 'gettext-parser' {
  export interface PoEntry {
    msgctxt?: string;
    msgid: string;
    msgstr: string[];
    comments?: { extracted?: string; reference?: string; flag?: string; translator?: string };
  }
  export interface PoFile {
    charset: string;
    headers: Record<string, string>;
    translations: Record<string, Record<string, PoEntry>>;
  }
  export const po: {
    parse(file: string | Buffer, options?: { validation?: boolean }): PoFile;
    compile(file: PoFile, options?: { foldLength?: number }): Buffer;
  };
}
