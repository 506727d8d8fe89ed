/**
 * Copies a link. Without access to the clipboard, as over plain HTTP, the link is shown for copying by hand.
 * @returns whether it was copied
 */
export const copyLink = async (url: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(url)
    return true
  } catch {
    window.prompt('Copy this link', url)
    return false
  }
}
