/** What the operator of this site has set; `broceliande serve` writes it. */
export interface SiteSettings {
  /** Where players can write to: an address with its scheme, or nothing. */
  contact: string;
}

const none: SiteSettings = { contact: '' };

/** The settings in a text, or none of them where somebody else answered. */
export function siteSettingsOf(text: string): SiteSettings {
  try {
    const read: unknown = JSON.parse(text);
    const contact = typeof read === 'object' && read && 'contact' in read ? read.contact : '';
    return typeof contact === 'string' && /^(mailto|https?):/.test(contact) ? { contact } : none;
  } catch {
    return none;
  }
}

/** None where the site cannot be reached. */
export async function loadSiteSettings(): Promise<SiteSettings> {
  if (!navigator.onLine) return none;
  try {
    const response = await fetch('/site.json');
    return response.ok ? siteSettingsOf(await response.text()) : none;
  } catch {
    return none;
  }
}
