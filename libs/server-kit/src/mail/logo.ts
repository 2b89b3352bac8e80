import type { Mail } from './smtp-mailer';

/** Where a mail's page shows the sender's logo. Without a logo it stays a comment. */
export const logoMark = '<!--logo-->';

const logoId = 'logo';
/** The name beside it says the same, so programs that block pictures lose nothing. */
const logoTag = `<img src="cid:${logoId}" alt="" width="32" height="32" style="border:0;margin:0 10px 0 0;vertical-align:middle">`;

/** The mail with the sender's logo, a PNG, as a part of it: mail programs do not show SVG, and block what they would have to load. */
export function withLogo(mail: Mail, logo: Uint8Array): Mail {
  if (!mail.html.includes(logoMark)) return mail;
  return {
    ...mail,
    html: mail.html.replace(logoMark, logoTag),
    attachments: [
      ...(mail.attachments ?? []),
      { filename: 'logo.png', contentType: 'image/png', content: logo, contentId: logoId },
    ],
  };
}
