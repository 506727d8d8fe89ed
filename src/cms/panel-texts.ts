import type { SanitizedConfig } from 'payload'
import { en } from 'payload/i18n/en'
import { DELETE_FOR_GOOD, TRASH_NOTE, TRASH_NOTE_OF_SEVERAL } from '@/src/domain/panel/confirm-words'
import { catalogueInSentenceCase } from '@/src/domain/panel/sentence-case'
import { NEWER_DRAFT_LABEL } from '@/src/domain/panel/status-label'

const ABOUT_TO_RESTORE =
  'The {{label}} gets back the content of the version on this page. The current content stays in the list of versions. What is restored to your site is seen by shoppers at once.'

const { general, version, ...others } = catalogueInSentenceCase(en.translations)

/** Payload's texts in the panel, in sentence case, and our words where its own say too little (ADM-02, ADM-05). */
export const panelTexts = {
  ...others,
  general: {
    ...general,
    // Payload's begins with a capital in the middle of a sentence: “Search by name Or phone”.
    or: 'or',
    noLabel: 'No {{label}}',
    creatingNewLabel: 'Not saved yet',
    confirmDeletion: DELETE_FOR_GOOD,
    confirmRestoration: 'Restore from the trash?',
    aboutToDelete: 'You’re deleting the {{label}} <1>{{title}}</1>. You can’t undo this.',
    aboutToDeleteCount_one: 'You’re deleting {{count}} {{label}}. You can’t undo this.',
    aboutToDeleteCount_other: 'You’re deleting {{count}} {{label}}. You can’t undo this.',
    aboutToPermanentlyDelete: 'You’re deleting the {{label}} <1>{{title}}</1> for good. You can’t undo this.',
    aboutToPermanentlyDeleteTrash: 'You’re deleting {{count}} {{label}} from the trash for good. You can’t undo this.',
    aboutToTrash: `You’re moving the {{label}} <1>{{title}}</1> to the trash. ${TRASH_NOTE}`,
    aboutToTrashCount_one: `You’re moving {{count}} {{label}} to the trash. ${TRASH_NOTE}`,
    aboutToTrashCount_other: `You’re moving {{count}} {{label}} to the trash. ${TRASH_NOTE_OF_SEVERAL}`,
    deletePermanently: 'Don’t use the trash: delete for good. You can’t undo this.',
    aboutToRestore: 'The {{label}} <1>{{title}}</1> comes back from the trash.',
    aboutToRestoreAsDraft:
      'The {{label}} <1>{{title}}</1> comes back as it was. If it was published, it’s on your site again at once. A draft stays a draft.',
    aboutToRestoreCount: '{{count}} {{label}} will come back from the trash.',
    aboutToRestoreAsDraftCount_one:
      '{{count}} {{label}} comes back as it was. If it was published, it’s on your site again at once. A draft stays a draft.',
    aboutToRestoreAsDraftCount_other:
      '{{count}} {{label}} come back as they were. What was published is on your site again at once. Drafts stay drafts.',
    titleTrashed: '{{label}} “{{title}}” is in the trash.',
    titleRestored: '{{label}} “{{title}}” is restored.',
    trashedCountSuccessfully: '{{count}} {{label}} moved to the trash.',
    restoredCountSuccessfully_one: '{{count}} {{label}} is back, as it was.',
    restoredCountSuccessfully_other: '{{count}} {{label}} are back, as they were.',
    documentIsTrashed: 'This {{label}} is in the trash. Restore it to change it.',
    noResults: 'No {{label}} found. None match the search and filters above, or the list is empty.',
    noTrashResults: 'The trash is empty, or nothing in it matches the search and filters above.',
    noResultsFound: 'Nothing here.',
    noResultsDescription: 'Nothing matches the search and filters above, or the list is empty.',
    documentModified: 'There is a newer version',
    documentOutOfDate:
      'This was saved after you opened it, by someone else or in another window. Reload it to see the newer version. To copy what you’ve typed first, keep your text.',
    reloadDocument: 'Reload without my text',
  },
  // Payload names the moment by the server's clock, in UTC; the page behind the question shows it.
  version: {
    ...version,
    aboutToRestore: ABOUT_TO_RESTORE,
    aboutToRestoreGlobal: ABOUT_TO_RESTORE,
    confirmUnpublish: 'Unpublish?',
    aboutToUnpublish: 'Shoppers no longer see it. It stays here as a draft.',
    aboutToUnpublishSelection: 'Shoppers no longer see the {{label}} you’ve selected. They stay here as drafts.',
    confirmPublish: 'Publish?',
    confirmVersionRestoration: 'Restore this version?',
    changed: NEWER_DRAFT_LABEL,
    // The words of the list of versions (src/domain/panel/version-list.ts).
    currentlyPublished: 'On your site now',
    previouslyPublished: 'Was on your site',
  },
}

/** Names of the editor's formats that everyone knows, in place of those of HTML. */
const formatLabels: Readonly<Record<string, string>> = {
  unorderedList: 'Bulleted list',
  orderedList: 'Numbered list',
  blockquote: 'Quote',
  upload: 'Image',
}

type EditorTexts = Readonly<Record<string, { label?: string } | undefined>>

/** Renames formats of the text editor. Its features add their own names to the panel's texts after those above. */
export const withEditorTexts = (config: SanitizedConfig): SanitizedConfig => {
  const { lexical = {} } = (config.i18n.translations.en ?? {}) as { readonly lexical?: EditorTexts }
  for (const [name, label] of Object.entries(formatLabels)) {
    const texts = lexical[name]
    if (texts === undefined) throw new Error(`The text editor has no texts about ${name}.`)
    texts.label = label
  }
  return config
}
