'use client'

import { Button, ConfigProvider, PublishButton, useConfig, useDocumentInfo } from '@payloadcms/ui'
import type { ClientCollectionConfig } from 'payload'
import { useMemo, useState } from 'react'
import { Dialog } from '../ui/dialog'
import '@/src/admin/ui/controls.css'
import { ScheduleDialog } from './schedule-dialog'

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

/** Only a saved version can be scheduled: says so, and saves it. */
const SaveFirst = ({ onClose }: { readonly onClose: () => void }) => (
  <Dialog title="Save a draft first" onClose={onClose}>
    <p>A saved draft can be published at a time you choose. Save it, then select Schedule again.</p>
    <div className="panel-buttons">
      <button
        type="button"
        className="panel-button-main"
        onClick={() => {
          onClose()
          document.getElementById('action-save-draft')?.click()
        }}
      >
        Save draft
      </button>
      <button type="button" className="panel-button" onClick={onClose}>
        Not now
      </button>
    </div>
  </Dialog>
)

export const PublishControls = ({ timezone }: { readonly timezone: string }) => {
  const { id, hasPublishPermission } = useDocumentInfo()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
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
          <ScheduleDialog timezone={timezone} onClose={() => setIsOpen(false)} />
        ))}
    </>
  )
}
