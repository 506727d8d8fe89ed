const DEFAULT_ERROR = 'We couldn’t create the PDF. Please try again.'

const messageOf = async (response: Response): Promise<string> => {
  const body: unknown = await response.json().catch(() => null)
  const message = typeof body === 'object' && body !== null && 'message' in body ? body.message : null
  return typeof message === 'string' && message !== '' ? message : DEFAULT_ERROR
}

/** Time for the browser to take over the file before its object URL is revoked. */
const OBJECT_URL_LIFETIME_MS = 60_000

/** Downloads a file under a name. Throws an Error with the server's message on failure. */
export const savePdf = async (href: string, name: string): Promise<void> => {
  const response = await fetch(href)
  if (!response.ok) throw new Error(await messageOf(response))
  const url = URL.createObjectURL(await response.blob())
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), OBJECT_URL_LIFETIME_MS)
}
