import PDFDocument from 'pdfkit';

/** A PDF of two pages, as the shop makes its contracts. */
export function makePdf(): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const document = new PDFDocument({ info: { Title: 'Contrat mobile' } });
    const chunks: Buffer[] = [];
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
    document.text('Contrat mobile');
    document.addPage();
    document.text('Signature');
    document.end();
  });
}
