import type { Mail } from './smtp-mailer';

/** Placeholder for the sender's logo in a mail's page. Without a logo it remains a comment. */
export const logoMark = '<!--logo-->';

const logoId = 'logo';
/** The alternative text is empty because the name is beside the logo, so no information is lost if pictures are blocked. */
const logoTag = `<img src="cid:${logoId}" alt="" width="32" height="32" style="border:0;margin:0 10px 0 0;vertical-align:middle">`;

/** Embeds the sender's logo in the mail as a PNG, because mail programs do not show SVG and block external pictures. */
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
