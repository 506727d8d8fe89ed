/** Copies a text. @returns whether it worked: browsers refuse it without https, and where the user does. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
