'use client'

import { Button, ConfigProvider, PublishButton, useConfig, useDocumentInfo } from '@payloadcms/ui'
import type { ClientCollectionConfig } from 'payload'
import { useEffect, useMemo, useState } from 'react'
import { formatScheduled } from '@/src/domain/content/schedule'
import type { WindowFields } from '@/src/domain/panel/promo-window'
import { Dialog } from '../ui/dialog'
import '@/src/admin/ui/controls.css'
import { DocumentStatus, useNamedChange } from './document-status'
import type { PlannedChange } from './planned-change'
import { ScheduleDialog } from './schedule-dialog'
import { usePlanned } from './use-schedule'

const withoutSchedule = (collection: ClientCollectionConfig): ClientCollectionConfig => {
  const { versions } = collection
  if (!versions?.drafts) return collection
  return { ...collection, versions: { ...versions, drafts: { ...versions.drafts, schedulePublish: false } } }
}

/** Payload's publish button without its own form for scheduling: it would offer to unpublish first, on American dates. */
const PlainPublishButton = () => {
  const { config } = useConfig()
  const plainConfig = useMemo(() => ({ ...config, collections: config.collections.map(withoutSchedule) }), [config])
  return (
    <ConfigProvider config={plainConfig}>
      <PublishButton />
    </ConfigProvider>
  )
}

/** The first save opens the page of the new document, where scheduling goes on. */
let continueAfterSave = false

/** Only a saved version can be scheduled: says so, and saves it. */
const SaveFirst = ({ onClose }: { readonly onClose: () => void }) => (
  <Dialog title="Save a draft first" onClose={onClose}>
    <p>A saved draft can be published at a time you choose. Shoppers don’t see it until then.</p>
    <div className="panel-buttons">
      <button
        type="button"
        className="panel-button-main"
        onClick={() => {
          onClose()
          continueAfterSave = true
          document.getElementById('action-save-draft')?.click()
        }}
      >
        Save draft and choose a time
      </button>
      <button type="button" className="panel-button" onClick={onClose}>
        Not now
      </button>
    </div>
  </Dialog>
)

type NextChangeProps = { readonly next: PlannedChange | undefined; readonly timezone: string }

/** The next scheduled change of the document, unless its state says it. */
const NextChange = ({ next, timezone }: NextChangeProps) => {
  const isNamed = useNamedChange(next) !== undefined
  return next && !isNamed && <p className="schedule-note">{formatScheduled(next.change, next.moment, timezone)}</p>
}

type Props = {
  readonly timezone: string
  readonly initialPlanned: readonly PlannedChange[]
  readonly windowFields: WindowFields
}

export const PublishControls = ({ timezone, initialPlanned, windowFields }: Props) => {
  const { id, hasPublishPermission } = useDocumentInfo()
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    if (id === undefined) return
    setIsOpen(continueAfterSave)
    continueAfterSave = false
  }, [id])
  const planning = usePlanned(initialPlanned)
  const [next] = planning.planned
  return (
    <>
      <DocumentStatus fields={windowFields} next={next} timezone={timezone} />
      <NextChange next={next} timezone={timezone} />
      <PlainPublishButton />
      {(id === undefined || hasPublishPermission) && (
        <Button
          buttonStyle="secondary"
          className="schedule-button"
          type="button"
          size="medium"
          margin={false}
          onClick={() => setIsOpen(true)}
        >
          Schedule
        </Button>
      )}
      {isOpen &&
        (id === undefined ? (
          <SaveFirst onClose={() => setIsOpen(false)} />
        ) : (
          <ScheduleDialog timezone={timezone} planning={planning} onClose={() => setIsOpen(false)} />
        ))}
    </>
  )
}
