/** The one function of the package that is used; it has no types of its own. */
declare module 'qrcode' {
  interface PngOptions {
    readonly errorCorrectionLevel: 'L' | 'M' | 'Q' | 'H';
    /** The quiet zone, in modules. */
    readonly margin: number;
    /** In pixels. */
    readonly width: number;
  }
  export function toBuffer(text: string, options: PngOptions): Promise<Buffer>;
}
