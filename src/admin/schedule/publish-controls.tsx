'use client'

import { Button, ConfigProvider, PublishButton, useConfig, useDocumentInfo } from '@payloadcms/ui'
import type { ClientCollectionConfig } from 'payload'
import { useMemo, useState } from 'react'
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

export const PublishControls = ({ timezone }: { readonly timezone: string }) => {
  const { id, hasPublishPermission } = useDocumentInfo()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <PlainPublishButton />
      {id !== undefined && hasPublishPermission && (
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
      {isOpen && <ScheduleDialog timezone={timezone} onClose={() => setIsOpen(false)} />}
    </>
  )
}
