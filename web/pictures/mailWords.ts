import { tidied } from '../src/base/i18n/fill';
import { languages } from '../src/base/i18n/words.svelte';
import type { Language } from '../src/base/storage/language';

/** The texts of e-mails (src/server/mail), which no page needs: the server fills what is in braces. */
interface MailWords {
  confirmSubject: string;
  /** {0} is the account, {1} the link. */
  confirmText: string;
  recoverSubject: string;
  recoverText: string;
  /** Below news of games: {0} is the link that ends it. */
  noticeEnd: string;
}

const words: Record<Language, MailWords> = {
  en: {
    confirmSubject: 'Confirm your e-mail address for Brocéliande',
    confirmText: `Someone, most likely you, gave this address for the Brocéliande account {0}. To confirm it, open this page within a day:

{1}

If it was not you, you need do nothing: the address is not used until it is confirmed.
`,
    recoverSubject: 'A new password for Brocéliande',
    recoverText: `Someone, most likely you, asked for a new password for the Brocéliande account {0}. To choose one, open this page within an hour:

{1}

The link works once, and you will be signed out everywhere else. If it was not you, you need do nothing: your password stays as it is.
`,
    noticeEnd: 'You asked Brocéliande to tell you about your games. To stop these e-mails: {0}',
  },
  fr: {
    confirmSubject: 'Confirmez votre adresse e-mail pour Brocéliande',
    confirmText: `Quelqu’un, sans doute vous, a indiqué cette adresse pour le compte {0} de Brocéliande. Pour la confirmer, ouvrez cette page dans les 24 heures :

{1}

Si vous n’avez rien demandé, ignorez ce message : sans confirmation, cette adresse ne sera pas utilisée.
`,
    recoverSubject: 'Un nouveau mot de passe pour Brocéliande',
    recoverText: `Quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour le compte {0} de Brocéliande. Pour le choisir, ouvrez cette page dans l’heure :

{1}

Le lien ne sert qu’une fois, et tous les autres navigateurs seront déconnectés. Si vous n’avez rien demandé, ignorez ce message : votre mot de passe ne change pas.
`,
    noticeEnd:
      'Vous avez demandé à recevoir des nouvelles de vos parties à Brocéliande. Pour ne plus recevoir ces e-mails : {0}',
  },
  nl: {
    confirmSubject: 'Bevestig je e-mailadres voor Brocéliande',
    confirmText: `Iemand, waarschijnlijk jij, heeft dit adres opgegeven voor het account {0} bij Brocéliande. Open deze pagina binnen een dag om het te bevestigen:

{1}

Was jij dat niet, dan hoef je niets te doen: zonder de link geldt het adres niet.
`,
    recoverSubject: 'Een nieuw wachtwoord voor Brocéliande',
    recoverText: `Iemand, waarschijnlijk jij, heeft een nieuw wachtwoord aangevraagd voor het account {0} bij Brocéliande. Open deze pagina binnen een uur om er een te kiezen:

{1}

De link werkt één keer, en overal elders word je uitgelogd. Was jij dat niet, dan hoef je niets te doen: je wachtwoord blijft zoals het is.
`,
    noticeEnd:
      'Je krijgt deze e-mail omdat je Brocéliande om nieuws over je partijen hebt gevraagd. Hier zet je zulke e-mails stop: {0}',
  },
};

/** As the server reads them. */
export function mailWords(): Record<string, Record<string, string>> {
  const tidy = (language: Language): Record<string, string> =>
    Object.fromEntries(Object.entries(words[language]).map(([name, text]) => [name, tidied(language, String(text))]));
  return Object.fromEntries(languages.map((language) => [language, tidy(language)]));
}
