import type { ClientConfig } from 'payload'
import { MAX_UPLOAD_BYTES } from '@/src/domain/net/body-limits'
import { setText } from '@/src/admin/shell/set-text'
import { describeUpload, type UploadRules } from '@/src/domain/panel/upload-problem'
import { lowerWords } from '@/src/domain/text/format-text'

/** The kinds of files that one of Payload's boxes for files takes, by its input. */
export const boxRules = ({ accept }: HTMLInputElement): UploadRules => ({
  types: accept.split(',').flatMap((type) => type.trim() || []),
  maxBytes: MAX_UPLOAD_BYTES,
})

/** The button of a field for a file, and the one beside the heading of a list of files. */
const ADDING_BUTTONS = '.upload__createNewToggler, .collection-list .list-create-new-doc__create-new-button'

const openCollection = (): string | undefined => window.location.pathname.split('/collections/')[1]?.split('/')[0]

/** The collection of the files that a button adds: that of its field, or that of the page's list. */
const collectionOfButton = (button: Element): string | undefined =>
  /upload-of-(\S+)/u.exec(button.closest('[class*="upload-of-"]')?.className ?? '')?.[1] ?? openCollection()

/** Lets buttons that add a file say what they add, such as “New image”; Payload calls each of them “Create new”. */
const nameButtons = (collections: ClientConfig['collections']): void => {
  for (const button of document.querySelectorAll(ADDING_BUTTONS)) {
    const found = collections.find(({ slug }) => slug === collectionOfButton(button))
    const [label, kind]: [Element | null, unknown] = [button.querySelector('.btn__label'), found?.labels.singular]
    if (label === null || found?.upload === undefined || typeof kind !== 'string') continue
    const name = `New ${lowerWords(kind)}`
    setText(label, name)
    if (button.hasAttribute('aria-label')) button.setAttribute('aria-label', name)
  }
}

/** Lets Payload's boxes for files say which ones they take, and what their buttons add (ADM-05). */
export const createUploadBoxMender = (collections: ClientConfig['collections']) => (): void => {
  nameButtons(collections)
  for (const input of document.querySelectorAll<HTMLInputElement>(
    '.dropzone input[type="file"]:not([data-described])',
  )) {
    input.dataset['described'] = ''
    // Payload's box for further files has no kinds of its own.
    const upload = collections.find(({ slug }) => slug === openCollection())?.upload
    if (input.accept === '' && input.multiple) input.accept = upload?.mimeTypes?.join() ?? ''
    const text = input.closest('.dropzone')?.querySelector('p')
    if (text) text.textContent = describeUpload(boxRules(input), input.multiple)
  }
}
