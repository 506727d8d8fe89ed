/**
 * Copies a link. Where a browser has no clipboard for the page (over plain http there is none), the link is shown to be
 * copied by hand, and the answer is false.
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
