/** Messages of the panel that several endpoints and fields show. */

export const SIGN_IN_REQUIRED = 'Sign in to continue.'

export const DEALER_NOT_FOUND = 'We couldn’t find this dealer.'
export const DEALER_BEING_DELETED = 'This dealer is being deleted and can’t be restored.'
/** To staff who can sign in, but have no role at an active dealer. */
export const NO_DEALER = {
  title: 'Your account has no dealer at the moment',
  text: 'Ask an administrator of the dealership to invite you.',
} as const

export const NO_CONTENT_ACCESS = 'You don’t have permission to change this dealer’s content.'

export const NO_IMPORT_ACCESS = 'You don’t have permission to import into this feed.'
export const tooManyFeeds = (max: number): string =>
  `A dealer can have up to ${String(max)} stock feeds. Delete a feed before you add another.`

/** Returns the error of a name that is part of an address. */
export const invalidSlug = (example: string): string =>
  `Use lowercase letters, numbers and hyphens, such as ${example}.`

/** The error of a day, which is stored as text. */
export const INVALID_DAY = 'Enter a date as dd/mm/yyyy. In a request, write yyyy-mm-dd.'

export const PRIVATE_URL = 'This address is on a private network. Enter one that anyone can reach.'

export const INVALID_IMAGE_URL =
  'Enter a full web address that begins with https://, or the part after your own, such as /images/….'
export const IMAGE_URL_LABEL = 'Image from the web'
export const IMAGE_URL_HELP =
  'Only if you don’t upload an image: the web address of one that’s already online, such as https://example.com/showroom.jpg.'

/** The answer while too many of the sender's images wait to be stored, and after how many seconds to try again. */
export const IMAGES_BUSY = 'We’re still working on other images. Try again in a minute.'
export const IMAGES_BUSY_SECONDS = 30
