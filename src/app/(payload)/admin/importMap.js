import { ReferenceCell as ReferenceCell_139c122ae4ede120086142392d4967e1 } from '../../../../src/admin/lists/reference-cell'
import { TenantField as TenantField_0a831a9df136067e523eb3dc90ff39ad } from '../../../../src/admin/tenants/tenant-field'
import { ImageCell as ImageCell_8d937cc1216f2802aea8d4a43bfe4456 } from '../../../../src/admin/lists/image-cell'
import { PhotosCell as PhotosCell_cfe3ef9419c16a9029a93cd2d94e7bed } from '../../../../src/admin/lists/photos-cell'
import { FeedManagedField as FeedManagedField_4c6ae7d6fbed4c798be6769c1cc97387 } from '../../../../src/admin/vehicles/feed-managed-field'
import { NumberField as NumberField_2d9ed3ff0463faf664cea4e72d3e66a6 } from '../../../../src/admin/numbers/number-field'
import { TermField as TermField_5bd3bd5370d74307d44e1fc1a22aa0f1 } from '../../../../src/admin/vehicles/term-field'
import { DayCell as DayCell_17e352260aef47fb107562f0fb9ded19 } from '../../../../src/admin/dates/day-cell'
import { DayField as DayField_81291ec1e0de8aa37b566a47da9da241 } from '../../../../src/admin/dates/day-field'
import { FeedAdvice as FeedAdvice_7b85867d42e7ac84d05250ae679ca380 } from '../../../../src/admin/vehicles/feed-advice'
import { PartField as PartField_e898fff9f1536d8fa7fdfc28f076c18e } from '../../../../src/admin/vehicles/part-field'
import { ShoppersViewField as ShoppersViewField_0b574cce661cf540d60c7c904cb18e5a } from '../../../../src/admin/vehicles/shoppers-view-field'
import { VehiclePriceCell as VehiclePriceCell_e55b3c8a2d1f73ddb33d3acba9896260 } from '../../../../src/admin/lists/price-cell'
import { FeedPriceField as FeedPriceField_a4d6e7758baf5d3e5fda9a6f04d54079 } from '../../../../src/admin/vehicles/feed-price-field'
import { DollarsDiff as DollarsDiff_305bc5ee930c4593ff6e0781995ed32b } from '../../../../src/admin/versions/value-diffs'
import { AmountCell as AmountCell_e55b3c8a2d1f73ddb33d3acba9896260 } from '../../../../src/admin/lists/price-cell'
import { DollarsField as DollarsField_4d571053b3ca9c2ac2d65beb326657b4 } from '../../../../src/admin/models/dollars-field'
import { VehicleStatusCell as VehicleStatusCell_5f47341e8ac9ad0a9f24e53ce8e447a3 } from '../../../../src/admin/lists/status-cell'
import { MomentCell as MomentCell_d31de3bdfd4033c8195728aee3161ca9 } from '../../../../src/admin/dates/moment-cell'
import { MomentField as MomentField_439d72031e592e5dcf9766157e2046e3 } from '../../../../src/admin/dates/moment-field'
import { MomentDiff as MomentDiff_2c8e0f4d0ccba4fa950c98c6a1899279 } from '../../../../src/admin/versions/moment-diff'
import { YesCell as YesCell_0dacf33e5450a37e45744a29943b1c0a } from '../../../../src/admin/lists/yes-cell'
import { HelpWithAdvice as HelpWithAdvice_7b85867d42e7ac84d05250ae679ca380 } from '../../../../src/admin/vehicles/feed-advice'
import { LendersField as LendersField_85f6d0c859cd01c3542c35da3a975a92 } from '../../../../src/admin/vehicles/lenders-field'
import { PhotosField as PhotosField_c0d9c48942da4a36c3722e3d077732aa } from '../../../../src/admin/vehicles/photos-field'
import { FramesField as FramesField_670452e2f6f7707952a21b1afc91824c } from '../../../../src/admin/vehicles/frames-field'
import { HotspotsField as HotspotsField_691862813b71db06ce84fcc94dff1534 } from '../../../../src/admin/vehicles/hotspots-field'
import { FeaturesField as FeaturesField_2c3e35ec42c1fcf23df31ddc990e6704 } from '../../../../src/admin/vehicles/features-field'
import { HistoryField as HistoryField_410080493bffafaae062eb0f58611bca } from '../../../../src/admin/vehicles/history-field'
import { SitePageCell as SitePageCell_7ddaa911024b4599c6102f5522d0f0ee } from '../../../../src/admin/lists/site-page-cell'
import { NoDiff as NoDiff_305bc5ee930c4593ff6e0781995ed32b } from '../../../../src/admin/versions/value-diffs'
import { AdviceOfTickedVehicles as AdviceOfTickedVehicles_29b98d112dd0baeb64d2bc47c38a94c0 } from '../../../../src/admin/vehicles/deletion-advice'
import { ImportLink as ImportLink_49029aa06232b36e0fab30e5f1502847 } from '../../../../src/admin/import-stock/import-link'
import { ChangePricesLink as ChangePricesLink_1257483a45acb23b3397e656fdbb25c1 } from '../../../../src/admin/price-changes/change-prices-link'
import { DocumentName as DocumentName_1c374aad63f5b6c3d3b41599a031d34d } from '../../../../src/admin/shell/document-name'
import { AttachUploads as AttachUploads_3e0faabd30def2007c1b371166f89768 } from '../../../../src/admin/vehicles/attach-uploads'
import { AdviceOfOpenVehicle as AdviceOfOpenVehicle_29b98d112dd0baeb64d2bc47c38a94c0 } from '../../../../src/admin/vehicles/deletion-advice'
import { SitePageLink as SitePageLink_f7365f41d9275bf34fc198812bd7b43c } from '../../../../src/admin/shell/site-page-link'
import { KeepSaveEnabled as KeepSaveEnabled_80b67fa731f921b5ac160fee6969ad0a } from '../../../../src/admin/shell/keep-save-enabled'
import { RefusedSave as RefusedSave_216fb377d59178a6a8025466db5fc309 } from '../../../../src/admin/shell/refused-save'
import { StaleChoice as StaleChoice_77233c6a83d1d69c5109904783d0c378 } from '../../../../src/admin/shell/stale-choice'
import { ResendMissedChanges as ResendMissedChanges_a67e3f3c19085aa15cf79a70250d96f7 } from '../../../../src/admin/shell/missed-changes'
import { KeepTyped as KeepTyped_027db030ed8d3d6ab8ea32ad199120a0 } from '../../../../src/admin/shell/typed/keep-typed'
import { KeepUnsaved as KeepUnsaved_e4a680320d7f1f493b89e5bb7ecc889f } from '../../../../src/admin/shell/typed/keep-unsaved'
import { FocusAfterSave as FocusAfterSave_2a54d15dd7c194217c6529eb3bee0394 } from '../../../../src/admin/shell/typed/focus-after-save'
import { GoToAnchor as GoToAnchor_999a1a45bac85bb84d3417ba3714e398 } from '../../../../src/admin/shell/go-to-anchor'
import { SessionCheck as SessionCheck_9915b099b0e152b81d891daecabbc850 } from '../../../../src/admin/sign-in/session-check'
import { AssignTenantFieldTrigger as AssignTenantFieldTrigger_1d0591e3cf4f332c83a86da13a0de59a } from '@payloadcms/plugin-multi-tenant/client'
import { CountsCell as CountsCell_c9014f97e6890fe2e7af55f4d8dde5e0 } from '../../../../src/admin/stock-feeds/report/counts-cell'
import { CountsField as CountsField_bf7d899e34d191065b5c56ae69ca913e } from '../../../../src/admin/stock-feeds/report/counts-field'
import { RejectionsField as RejectionsField_ebebf5f2fa3f18d5e550f3d309f5e57d } from '../../../../src/admin/stock-feeds/report/rejections-field'
import { UnreadValuesField as UnreadValuesField_1a03c2e0f70c5fb0a5ef99202d3cb2c2 } from '../../../../src/admin/stock-feeds/report/unread-values-field'
import { ImportPanel as ImportPanel_c54ea7b64e0d50c8d0df69e38bf54039 } from '../../../../src/admin/stock-feeds/import-panel'
import { BuiltInMappingField as BuiltInMappingField_a625a29cd6bcdecb68f722e8b857a944 } from '../../../../src/admin/stock-feeds/mapping/built-in-mapping-field'
import { MappingField as MappingField_6b8ff488862a51055d33ee013d37ec56 } from '../../../../src/admin/stock-feeds/mapping/mapping-field'
import { FeedAddressField as FeedAddressField_3c065d94074eb7b82dc2bfdbb3d2a26a } from '../../../../src/admin/stock-feeds/feed-address-field'
import { PushField as PushField_1f9e1ba24cd865cc798e7e5c1a41fdec } from '../../../../src/admin/stock-feeds/push-field'
import { SuburbCell as SuburbCell_c04550dde4e2f81020cc97f9e371772f } from '../../../../src/admin/lists/suburb-cell'
import { OpenNowCell as OpenNowCell_899acd0a4230edfb448b345aa30e5b58 } from '../../../../src/admin/locations/open-now-cell'
import { NextSpecialCell as NextSpecialCell_9d3e3226ac30a86b38f97ce7ba0b58d5 } from '../../../../src/admin/locations/next-special-cell'
import { MakesField as MakesField_f366d78143a8d3c0c8eb3f6541e99058 } from '../../../../src/admin/locations/makes-field'
import { TestDrivesField as TestDrivesField_82bac9ca6f675c1de2b34ad5f6da7fc3 } from '../../../../src/admin/locations/test-drives-field'
import { PlaceField as PlaceField_d3072ddfb5a55974d99fac8c2041bda2 } from '../../../../src/admin/locations/place-field'
import { PositionField as PositionField_c2383e8ad21122ae782b56df93528a57 } from '../../../../src/admin/locations/position-field'
import { WeekField as WeekField_681018ee4f9c55687db00a25a6669f60 } from '../../../../src/admin/locations/week-field'
import { WeekDiff as WeekDiff_305bc5ee930c4593ff6e0781995ed32b } from '../../../../src/admin/versions/value-diffs'
import { RestoreCell as RestoreCell_7f3ca4eef965afeea8ab695019d8a075 } from '../../../../src/admin/trash/restore-cell'
import { OfferUndo as OfferUndo_dc0bd416fd6badb0ab4ca5787d3ad418 } from '../../../../src/admin/trash/offer-undo'
import { LinksToChosenRows as LinksToChosenRows_d9a45455b9650fa8337d54906b402031 } from '../../../../src/admin/trash/linked-from'
import { CopyPreviewLink as CopyPreviewLink_574d396b1e976c22153fc0759c5878dd } from '../../../../src/admin/preview/copy-preview-link'
import { NoteOpenDocument as NoteOpenDocument_75f2ec07c30b81ca431ff82aaa76f5c1 } from '../../../../src/admin/trash/note-open-document'
import { LinksToOpenDocument as LinksToOpenDocument_d9a45455b9650fa8337d54906b402031 } from '../../../../src/admin/trash/linked-from'
import { CopyPreviewLinkItem as CopyPreviewLinkItem_574d396b1e976c22153fc0759c5878dd } from '../../../../src/admin/preview/copy-preview-link'
import { VersionListView as VersionListView_5a92326ea2a8071398cce6f1f0e75d33 } from '../../../../src/admin/versions/version-list-view'
import { TimesCell as TimesCell_623fd2b266563ab7b4bf872e290d9204 } from '../../../../src/admin/special-hours/times-cell'
import { TimeField as TimeField_81291ec1e0de8aa37b566a47da9da241 } from '../../../../src/admin/dates/day-field'
import { HolidaysPanel as HolidaysPanel_8078b6b3522e50d97546c8d1928095f9 } from '../../../../src/admin/special-hours/holidays-panel'
import { SpecificationLabel as SpecificationLabel_ba260370e43cb79e72dd15a4c555d186 } from '../../../../src/admin/models/row-label-field'
import { LinkField as LinkField_b2d4a4cf583c4e7c00684ff2956200c7 } from '../../../../src/admin/links/link-field'
import { RowLabel as RowLabel_c415800286455e799ce6f9806aba0746 } from '../../../../src/admin/lists/row-label'
import { PriceCell as PriceCell_e55b3c8a2d1f73ddb33d3acba9896260 } from '../../../../src/admin/lists/price-cell'
import { FeaturesField as FeaturesField_423d4a54fd22cd5185c80a10b878d2aa } from '../../../../src/admin/models/features-field'
import { LinesDiff as LinesDiff_305bc5ee930c4593ff6e0781995ed32b } from '../../../../src/admin/versions/value-diffs'
import { VariantLabel as VariantLabel_ba260370e43cb79e72dd15a4c555d186 } from '../../../../src/admin/models/row-label-field'
import { VariantNameField as VariantNameField_e7d9c3cfd3d02f0104d94e38b43b8a82 } from '../../../../src/admin/models/variant-name-field'
import { ColourField as ColourField_6217719888039f64dc3924b373eec506 } from '../../../../src/admin/models/colour-field'
import { ColourDiff as ColourDiff_305bc5ee930c4593ff6e0781995ed32b } from '../../../../src/admin/versions/value-diffs'
import { ColourLabel as ColourLabel_ba260370e43cb79e72dd15a4c555d186 } from '../../../../src/admin/models/row-label-field'
import { StatusCell as StatusCell_78e4062d10886f344db9819a7675a78d } from '../../../../src/admin/trash/status-cell'
import { SaveDraftButton as SaveDraftButton_0edc14b519f46985d03a6e85185f95f2 } from '../../../../src/admin/shell/typed/save-draft-button'
import { UsedCell as UsedCell_a61c63cb198dce9fa78eafa1bad7c3ce } from '../../../../src/admin/uploads/used-cell'
import { WhereUsedField as WhereUsedField_a27aa612c86c43dbae8e04cdaca13194 } from '../../../../src/admin/uploads/where-used-field'
import { UsesOfChosenRows as UsesOfChosenRows_afa481612e61c28b1e2f579593f59458 } from '../../../../src/admin/uploads/deletion-uses'
import { UsesOfOpenUpload as UsesOfOpenUpload_afa481612e61c28b1e2f579593f59458 } from '../../../../src/admin/uploads/deletion-uses'
import { HelpField as HelpField_f4abd8bb2a08878dff40f08d93916fa3 } from '../../../../src/admin/blocks/help-field'
import { LayoutChoiceField as LayoutChoiceField_a3726960f561ef50c3de57ca5ff91bfb } from '../../../../src/admin/choices/layout-choice-field'
import { LinkWarning as LinkWarning_96d58cefd27220010ffd7c5cef175a5b } from '../../../../src/admin/links/link-warning'
import { BlockLabel as BlockLabel_c415800286455e799ce6f9806aba0746 } from '../../../../src/admin/lists/row-label'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { PublishButton as PublishButton_d51b7de09f5d4bc3e8c8dfd8c4ee4c52 } from '../../../../src/admin/schedule/publish-button'
import { PathCell as PathCell_e1ada647cc35e69ed19e9fee17109094 } from '../../../../src/admin/lists/path-cell'
import { CopyCell as CopyCell_b44305c75bb67a9f813326476c596dfb } from '../../../../src/admin/lists/copy-cell'
import { NewPreview as NewPreview_3237064c5a934942badcce13ce608c3f } from '../../../../src/admin/preview/new-preview'
import { WindowCell as WindowCell_a8cbd3ad3d2d2ab36ca4b91cb16820ef } from '../../../../src/admin/lists/window-cell'
import { WindowField as WindowField_ecbac8be06664f11370976ac70a479d7 } from '../../../../src/admin/schedule/window-field'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { MenuField as MenuField_8d8f532d06e4576c2db118c6bc3243b7 } from '../../../../src/admin/menus/menu-field'
import { WaitingCell as WaitingCell_1bdd61cfc27f169e3f1873f73d4168ea } from '../../../../src/admin/leads/waiting-cell'
import { AboutCell as AboutCell_260d34dd6ac9dc5680b238c4da028fd1 } from '../../../../src/admin/leads/about-cell'
import { SamePersonCell as SamePersonCell_d5300059355086f9d41c0db41c6e451d } from '../../../../src/admin/leads/same-person-cell'
import { LeadSummaryField as LeadSummaryField_9026a6152172972db68d8b07f25fbf66 } from '../../../../src/admin/leads/lead-summary-field'
import { AssignedCell as AssignedCell_ca979765ac9995304f810b067fe89ecd } from '../../../../src/admin/leads/assigned-cell'
import { AssignedField as AssignedField_3ea2f506c3360da51e606b5aa43d4e41 } from '../../../../src/admin/leads/assigned-field'
import { LeadNameCell as LeadNameCell_1c51f493f996df74431d86b8bebe0991 } from '../../../../src/admin/leads/lead-name'
import { InboxBar as InboxBar_7fc9fd59827b6e01b550c681f826df39 } from '../../../../src/admin/leads/inbox-bar'
import { LeadName as LeadName_1c51f493f996df74431d86b8bebe0991 } from '../../../../src/admin/leads/lead-name'
import { SwitchesField as SwitchesField_749ec8a9031821110ce548a011f62106 } from '../../../../src/admin/switches/switches-field'
import { SwitchesDiff as SwitchesDiff_305bc5ee930c4593ff6e0781995ed32b } from '../../../../src/admin/versions/value-diffs'
import { ColourField as ColourField_05f700d4963314525d536b7b447e0a90 } from '../../../../src/admin/theme/colour-field'
import { FontField as FontField_f06cd3e401ccdc2ffd2f13eccf890609 } from '../../../../src/admin/theme/font-field'
import { AuthorCell as AuthorCell_caca214567ae3e98e9e47a33eb533f77 } from '../../../../src/admin/audit/author-cell'
import { ItemCell as ItemCell_4d915d96ab3ed5f592119c00bb8c119d } from '../../../../src/admin/audit/item-cells'
import { ItemField as ItemField_4d915d96ab3ed5f592119c00bb8c119d } from '../../../../src/admin/audit/item-cells'
import { KindCell as KindCell_4d915d96ab3ed5f592119c00bb8c119d } from '../../../../src/admin/audit/item-cells'
import { KindField as KindField_4d915d96ab3ed5f592119c00bb8c119d } from '../../../../src/admin/audit/item-cells'
import { ChangesCell as ChangesCell_37c22ae146d38aa6253ac078cc18bf44 } from '../../../../src/admin/audit/changes-cell'
import { ChangesField as ChangesField_c607f95c511435502ea1eb2f188f9b0a } from '../../../../src/admin/audit/changes-field'
import { KindFilter as KindFilter_295a492b562471709626119fe0b1e4ce } from '../../../../src/admin/audit/kind-filter'
import { NameCell as NameCell_6f55fdd4e65e19e12f6d3708318a949b } from '../../../../src/admin/staff/name-cell'
import { SecurityField as SecurityField_bc2d89f39a66139ccd04bd548054f3f8 } from '../../../../src/admin/staff/security-field'
import { IdentityField as IdentityField_18d021ab2fb944a4199f422628265b4d } from '../../../../src/admin/staff/identity-field'
import { RolesCell as RolesCell_d704beff585550367f8a5f700e7a5781 } from '../../../../src/admin/staff/roles-cell'
import { RoleDescriptions as RoleDescriptions_a8e23152900e3c683d68df27e2c64224 } from '../../../../src/admin/staff/role-descriptions-label'
import { InvitationsPanel as InvitationsPanel_d6219b50f789a15f15a8cfa357251f1b } from '../../../../src/admin/staff/invitations/invitations-panel'
import { GettingStartedField as GettingStartedField_e11f962bb6a15d8304e08b7d3bc23f4b } from '../../../../src/admin/getting-started/getting-started-field'
import { ExportPanel as ExportPanel_a1ee30dd55f2d4064ff93337ac403b52 } from '../../../../src/admin/tenants/export-panel'
import { PurgePanel as PurgePanel_dc9093dc64f484d1259d83b6cd728479 } from '../../../../src/admin/tenants/purge-panel'
import { WatchTenantCollection as WatchTenantCollection_1d0591e3cf4f332c83a86da13a0de59a } from '@payloadcms/plugin-multi-tenant/client'
import { NewTenantPanel as NewTenantPanel_837f57dbecea9ef8fc2b6cb54d39b75c } from '../../../../src/admin/new-tenant/new-tenant-panel'
import { DealerSiteLink as DealerSiteLink_9986c34bf0e17cf324e3f209bb83f510 } from '../../../../src/admin/tenants/dealer-site-link'
import { LocalTimeField as LocalTimeField_81291ec1e0de8aa37b566a47da9da241 } from '../../../../src/admin/dates/day-field'
import { JsonField as JsonField_395f7c14fe092a69571e2ce1bd8efd9c } from '../../../../src/admin/json/json-field'
import { StaffActionsPanel as StaffActionsPanel_a6120734e430dfa86101a6ebb187a93a } from '../../../../src/admin/sales/staff-actions-panel'
import { ChangeStateField as ChangeStateField_aa3341d7276748e949a9e81a12959899 } from '../../../../src/admin/price-changes/change-state-field'
import { ChangedVehiclesField as ChangedVehiclesField_9a717fd1af407700bb1b3a418cfe1635 } from '../../../../src/admin/price-changes/changed-vehicles-field'
import { PanelNav as PanelNav_df79d8265531d8d1ae2c640c05a555ed } from '../../../../src/admin/shell/panel-nav'
import { SkipLinks as SkipLinks_309dfc0a9fa1bf305a143d4e406dddf5 } from '../../../../src/admin/shell/skip-links'
import { SiteBar as SiteBar_aa10b5c424ff6d68a93120d335b1c7d2 } from '../../../../src/admin/shell/site-bar'
import { PanelClock as PanelClock_d9378385142b7593865c34329ca14b19 } from '../../../../src/admin/dates/panel-clock'
import { VersionZone as VersionZone_b6450664a809a4b8938c0aafbc0f7bda } from '../../../../src/admin/versions/version-zone'
import { Icon as Icon_6b5895753a64b8629978bbb2c0614ed1 } from '../../../../src/admin/shell/brand-mark'
import { Logo as Logo_6b5895753a64b8629978bbb2c0614ed1 } from '../../../../src/admin/shell/brand-mark'
import { GlobalViewRedirect as GlobalViewRedirect_d6d5f193a167989e2ee7d14202901e62 } from '@payloadcms/plugin-multi-tenant/rsc'
import { TenantSelector as TenantSelector_ebe136bc26065ea8a5087d1d2e9595ba } from '../../../../src/admin/tenants/tenant-selector'
import { LatestIntersections as LatestIntersections_213359942f5ecf245701e01651dce9f1 } from '../../../../src/admin/shell/latest-intersections'
import { UploadLimit as UploadLimit_c8d55bf23a55bdd49de709ee0538aada } from '../../../../src/admin/shell/upload-limit'
import { SessionGuard as SessionGuard_f5c93cfaae9843103b9a815c43236fca } from '../../../../src/admin/sign-in/session-guard'
import { FormAnswers as FormAnswers_a9a5a29bed6d2f064a51b4dfb0257e41 } from '../../../../src/admin/shell/form-answers'
import { NameControls as NameControls_bb9693182f408b0b6011ca13bac4af13 } from '../../../../src/admin/shell/name-controls'
import { SafeChoice as SafeChoice_70814ccd8b2fbf656b16dc505e847c4b } from '../../../../src/admin/shell/safe-choice'
import { TenantProvider as TenantProvider_24a3ae3cf50ff39b9a7b393b4ae59504 } from '../../../../src/admin/tenants/tenant-provider'
import { DashboardView as DashboardView_e78798c54a420ec27d28a230773daa8a } from '../../../../src/admin/dashboard/dashboard-view'
import { FailedWorkView as FailedWorkView_55a6de5a4f33ab640ae584a03a610bfc } from '../../../../src/admin/failed-work/failed-work-view'
import { ImportStockView as ImportStockView_abe35b1f4e3da65d3b08dbcca0a5ea91 } from '../../../../src/admin/import-stock/import-stock-view'
import { SignInView as SignInView_831530886149f20852c1385656fd5080 } from '../../../../src/admin/sign-in/sign-in-view'
import { ForgotView as ForgotView_8f061560458b554e2054ff89c24fcaa0 } from '../../../../src/admin/sign-in/new-password/forgot-view'
import { NewPasswordView as NewPasswordView_dc102d773803e4d21c348576cc1b16c6 } from '../../../../src/admin/sign-in/new-password/new-password-view'
import { InviteView as InviteView_aee997d041a9278cfbf9794e9b504d37 } from '../../../../src/admin/staff/invitations/invite-view'
import { InvitationView as InvitationView_1a7e28498e7190a69c9312b888e5f5b2 } from '../../../../src/admin/staff/invitations/invitation-view'
import { ChangePricesView as ChangePricesView_0813a4de9784fb4da93716dd89844f79 } from '../../../../src/admin/price-changes/change-prices-view'
import { ConfirmEmailView as ConfirmEmailView_9729d49af619f1e58c350f416f0a9f2b } from '../../../../src/admin/staff/confirm-email-view'
import { NewTenantView as NewTenantView_c8ec86f0112dc3e25a400c3be67a779d } from '../../../../src/admin/new-tenant/new-tenant-view'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/src/admin/lists/reference-cell#ReferenceCell": ReferenceCell_139c122ae4ede120086142392d4967e1,
  "/src/admin/tenants/tenant-field#TenantField": TenantField_0a831a9df136067e523eb3dc90ff39ad,
  "/src/admin/lists/image-cell#ImageCell": ImageCell_8d937cc1216f2802aea8d4a43bfe4456,
  "/src/admin/lists/photos-cell#PhotosCell": PhotosCell_cfe3ef9419c16a9029a93cd2d94e7bed,
  "/src/admin/vehicles/feed-managed-field#FeedManagedField": FeedManagedField_4c6ae7d6fbed4c798be6769c1cc97387,
  "/src/admin/numbers/number-field#NumberField": NumberField_2d9ed3ff0463faf664cea4e72d3e66a6,
  "/src/admin/vehicles/term-field#TermField": TermField_5bd3bd5370d74307d44e1fc1a22aa0f1,
  "/src/admin/dates/day-cell#DayCell": DayCell_17e352260aef47fb107562f0fb9ded19,
  "/src/admin/dates/day-field#DayField": DayField_81291ec1e0de8aa37b566a47da9da241,
  "/src/admin/vehicles/feed-advice#FeedAdvice": FeedAdvice_7b85867d42e7ac84d05250ae679ca380,
  "/src/admin/vehicles/part-field#PartField": PartField_e898fff9f1536d8fa7fdfc28f076c18e,
  "/src/admin/vehicles/shoppers-view-field#ShoppersViewField": ShoppersViewField_0b574cce661cf540d60c7c904cb18e5a,
  "/src/admin/lists/price-cell#VehiclePriceCell": VehiclePriceCell_e55b3c8a2d1f73ddb33d3acba9896260,
  "/src/admin/vehicles/feed-price-field#FeedPriceField": FeedPriceField_a4d6e7758baf5d3e5fda9a6f04d54079,
  "/src/admin/versions/value-diffs#DollarsDiff": DollarsDiff_305bc5ee930c4593ff6e0781995ed32b,
  "/src/admin/lists/price-cell#AmountCell": AmountCell_e55b3c8a2d1f73ddb33d3acba9896260,
  "/src/admin/models/dollars-field#DollarsField": DollarsField_4d571053b3ca9c2ac2d65beb326657b4,
  "/src/admin/lists/status-cell#VehicleStatusCell": VehicleStatusCell_5f47341e8ac9ad0a9f24e53ce8e447a3,
  "/src/admin/dates/moment-cell#MomentCell": MomentCell_d31de3bdfd4033c8195728aee3161ca9,
  "/src/admin/dates/moment-field#MomentField": MomentField_439d72031e592e5dcf9766157e2046e3,
  "/src/admin/versions/moment-diff#MomentDiff": MomentDiff_2c8e0f4d0ccba4fa950c98c6a1899279,
  "/src/admin/lists/yes-cell#YesCell": YesCell_0dacf33e5450a37e45744a29943b1c0a,
  "/src/admin/vehicles/feed-advice#HelpWithAdvice": HelpWithAdvice_7b85867d42e7ac84d05250ae679ca380,
  "/src/admin/vehicles/lenders-field#LendersField": LendersField_85f6d0c859cd01c3542c35da3a975a92,
  "/src/admin/vehicles/photos-field#PhotosField": PhotosField_c0d9c48942da4a36c3722e3d077732aa,
  "/src/admin/vehicles/frames-field#FramesField": FramesField_670452e2f6f7707952a21b1afc91824c,
  "/src/admin/vehicles/hotspots-field#HotspotsField": HotspotsField_691862813b71db06ce84fcc94dff1534,
  "/src/admin/vehicles/features-field#FeaturesField": FeaturesField_2c3e35ec42c1fcf23df31ddc990e6704,
  "/src/admin/vehicles/history-field#HistoryField": HistoryField_410080493bffafaae062eb0f58611bca,
  "/src/admin/lists/site-page-cell#SitePageCell": SitePageCell_7ddaa911024b4599c6102f5522d0f0ee,
  "/src/admin/versions/value-diffs#NoDiff": NoDiff_305bc5ee930c4593ff6e0781995ed32b,
  "/src/admin/vehicles/deletion-advice#AdviceOfTickedVehicles": AdviceOfTickedVehicles_29b98d112dd0baeb64d2bc47c38a94c0,
  "/src/admin/import-stock/import-link#ImportLink": ImportLink_49029aa06232b36e0fab30e5f1502847,
  "/src/admin/price-changes/change-prices-link#ChangePricesLink": ChangePricesLink_1257483a45acb23b3397e656fdbb25c1,
  "/src/admin/shell/document-name#DocumentName": DocumentName_1c374aad63f5b6c3d3b41599a031d34d,
  "/src/admin/vehicles/attach-uploads#AttachUploads": AttachUploads_3e0faabd30def2007c1b371166f89768,
  "/src/admin/vehicles/deletion-advice#AdviceOfOpenVehicle": AdviceOfOpenVehicle_29b98d112dd0baeb64d2bc47c38a94c0,
  "/src/admin/shell/site-page-link#SitePageLink": SitePageLink_f7365f41d9275bf34fc198812bd7b43c,
  "/src/admin/shell/keep-save-enabled#KeepSaveEnabled": KeepSaveEnabled_80b67fa731f921b5ac160fee6969ad0a,
  "/src/admin/shell/refused-save#RefusedSave": RefusedSave_216fb377d59178a6a8025466db5fc309,
  "/src/admin/shell/stale-choice#StaleChoice": StaleChoice_77233c6a83d1d69c5109904783d0c378,
  "/src/admin/shell/missed-changes#ResendMissedChanges": ResendMissedChanges_a67e3f3c19085aa15cf79a70250d96f7,
  "/src/admin/shell/typed/keep-typed#KeepTyped": KeepTyped_027db030ed8d3d6ab8ea32ad199120a0,
  "/src/admin/shell/typed/keep-unsaved#KeepUnsaved": KeepUnsaved_e4a680320d7f1f493b89e5bb7ecc889f,
  "/src/admin/shell/typed/focus-after-save#FocusAfterSave": FocusAfterSave_2a54d15dd7c194217c6529eb3bee0394,
  "/src/admin/shell/go-to-anchor#GoToAnchor": GoToAnchor_999a1a45bac85bb84d3417ba3714e398,
  "/src/admin/sign-in/session-check#SessionCheck": SessionCheck_9915b099b0e152b81d891daecabbc850,
  "@payloadcms/plugin-multi-tenant/client#AssignTenantFieldTrigger": AssignTenantFieldTrigger_1d0591e3cf4f332c83a86da13a0de59a,
  "/src/admin/stock-feeds/report/counts-cell#CountsCell": CountsCell_c9014f97e6890fe2e7af55f4d8dde5e0,
  "/src/admin/stock-feeds/report/counts-field#CountsField": CountsField_bf7d899e34d191065b5c56ae69ca913e,
  "/src/admin/stock-feeds/report/rejections-field#RejectionsField": RejectionsField_ebebf5f2fa3f18d5e550f3d309f5e57d,
  "/src/admin/stock-feeds/report/unread-values-field#UnreadValuesField": UnreadValuesField_1a03c2e0f70c5fb0a5ef99202d3cb2c2,
  "/src/admin/stock-feeds/import-panel#ImportPanel": ImportPanel_c54ea7b64e0d50c8d0df69e38bf54039,
  "/src/admin/stock-feeds/mapping/built-in-mapping-field#BuiltInMappingField": BuiltInMappingField_a625a29cd6bcdecb68f722e8b857a944,
  "/src/admin/stock-feeds/mapping/mapping-field#MappingField": MappingField_6b8ff488862a51055d33ee013d37ec56,
  "/src/admin/stock-feeds/feed-address-field#FeedAddressField": FeedAddressField_3c065d94074eb7b82dc2bfdbb3d2a26a,
  "/src/admin/stock-feeds/push-field#PushField": PushField_1f9e1ba24cd865cc798e7e5c1a41fdec,
  "/src/admin/lists/suburb-cell#SuburbCell": SuburbCell_c04550dde4e2f81020cc97f9e371772f,
  "/src/admin/locations/open-now-cell#OpenNowCell": OpenNowCell_899acd0a4230edfb448b345aa30e5b58,
  "/src/admin/locations/next-special-cell#NextSpecialCell": NextSpecialCell_9d3e3226ac30a86b38f97ce7ba0b58d5,
  "/src/admin/locations/makes-field#MakesField": MakesField_f366d78143a8d3c0c8eb3f6541e99058,
  "/src/admin/locations/test-drives-field#TestDrivesField": TestDrivesField_82bac9ca6f675c1de2b34ad5f6da7fc3,
  "/src/admin/locations/place-field#PlaceField": PlaceField_d3072ddfb5a55974d99fac8c2041bda2,
  "/src/admin/locations/position-field#PositionField": PositionField_c2383e8ad21122ae782b56df93528a57,
  "/src/admin/locations/week-field#WeekField": WeekField_681018ee4f9c55687db00a25a6669f60,
  "/src/admin/versions/value-diffs#WeekDiff": WeekDiff_305bc5ee930c4593ff6e0781995ed32b,
  "/src/admin/trash/restore-cell#RestoreCell": RestoreCell_7f3ca4eef965afeea8ab695019d8a075,
  "/src/admin/trash/offer-undo#OfferUndo": OfferUndo_dc0bd416fd6badb0ab4ca5787d3ad418,
  "/src/admin/trash/linked-from#LinksToChosenRows": LinksToChosenRows_d9a45455b9650fa8337d54906b402031,
  "/src/admin/preview/copy-preview-link#CopyPreviewLink": CopyPreviewLink_574d396b1e976c22153fc0759c5878dd,
  "/src/admin/trash/note-open-document#NoteOpenDocument": NoteOpenDocument_75f2ec07c30b81ca431ff82aaa76f5c1,
  "/src/admin/trash/linked-from#LinksToOpenDocument": LinksToOpenDocument_d9a45455b9650fa8337d54906b402031,
  "/src/admin/preview/copy-preview-link#CopyPreviewLinkItem": CopyPreviewLinkItem_574d396b1e976c22153fc0759c5878dd,
  "/src/admin/versions/version-list-view#VersionListView": VersionListView_5a92326ea2a8071398cce6f1f0e75d33,
  "/src/admin/special-hours/times-cell#TimesCell": TimesCell_623fd2b266563ab7b4bf872e290d9204,
  "/src/admin/dates/day-field#TimeField": TimeField_81291ec1e0de8aa37b566a47da9da241,
  "/src/admin/special-hours/holidays-panel#HolidaysPanel": HolidaysPanel_8078b6b3522e50d97546c8d1928095f9,
  "/src/admin/models/row-label-field#SpecificationLabel": SpecificationLabel_ba260370e43cb79e72dd15a4c555d186,
  "/src/admin/links/link-field#LinkField": LinkField_b2d4a4cf583c4e7c00684ff2956200c7,
  "/src/admin/lists/row-label#RowLabel": RowLabel_c415800286455e799ce6f9806aba0746,
  "/src/admin/lists/price-cell#PriceCell": PriceCell_e55b3c8a2d1f73ddb33d3acba9896260,
  "/src/admin/models/features-field#FeaturesField": FeaturesField_423d4a54fd22cd5185c80a10b878d2aa,
  "/src/admin/versions/value-diffs#LinesDiff": LinesDiff_305bc5ee930c4593ff6e0781995ed32b,
  "/src/admin/models/row-label-field#VariantLabel": VariantLabel_ba260370e43cb79e72dd15a4c555d186,
  "/src/admin/models/variant-name-field#VariantNameField": VariantNameField_e7d9c3cfd3d02f0104d94e38b43b8a82,
  "/src/admin/models/colour-field#ColourField": ColourField_6217719888039f64dc3924b373eec506,
  "/src/admin/versions/value-diffs#ColourDiff": ColourDiff_305bc5ee930c4593ff6e0781995ed32b,
  "/src/admin/models/row-label-field#ColourLabel": ColourLabel_ba260370e43cb79e72dd15a4c555d186,
  "/src/admin/trash/status-cell#StatusCell": StatusCell_78e4062d10886f344db9819a7675a78d,
  "/src/admin/shell/typed/save-draft-button#SaveDraftButton": SaveDraftButton_0edc14b519f46985d03a6e85185f95f2,
  "/src/admin/uploads/used-cell#UsedCell": UsedCell_a61c63cb198dce9fa78eafa1bad7c3ce,
  "/src/admin/uploads/where-used-field#WhereUsedField": WhereUsedField_a27aa612c86c43dbae8e04cdaca13194,
  "/src/admin/uploads/deletion-uses#UsesOfChosenRows": UsesOfChosenRows_afa481612e61c28b1e2f579593f59458,
  "/src/admin/uploads/deletion-uses#UsesOfOpenUpload": UsesOfOpenUpload_afa481612e61c28b1e2f579593f59458,
  "/src/admin/blocks/help-field#HelpField": HelpField_f4abd8bb2a08878dff40f08d93916fa3,
  "/src/admin/choices/layout-choice-field#LayoutChoiceField": LayoutChoiceField_a3726960f561ef50c3de57ca5ff91bfb,
  "/src/admin/links/link-warning#LinkWarning": LinkWarning_96d58cefd27220010ffd7c5cef175a5b,
  "/src/admin/lists/row-label#BlockLabel": BlockLabel_c415800286455e799ce6f9806aba0746,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/src/admin/schedule/publish-button#PublishButton": PublishButton_d51b7de09f5d4bc3e8c8dfd8c4ee4c52,
  "/src/admin/lists/path-cell#PathCell": PathCell_e1ada647cc35e69ed19e9fee17109094,
  "/src/admin/lists/copy-cell#CopyCell": CopyCell_b44305c75bb67a9f813326476c596dfb,
  "/src/admin/preview/new-preview#NewPreview": NewPreview_3237064c5a934942badcce13ce608c3f,
  "/src/admin/lists/window-cell#WindowCell": WindowCell_a8cbd3ad3d2d2ab36ca4b91cb16820ef,
  "/src/admin/schedule/window-field#WindowField": WindowField_ecbac8be06664f11370976ac70a479d7,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/src/admin/menus/menu-field#MenuField": MenuField_8d8f532d06e4576c2db118c6bc3243b7,
  "/src/admin/leads/waiting-cell#WaitingCell": WaitingCell_1bdd61cfc27f169e3f1873f73d4168ea,
  "/src/admin/leads/about-cell#AboutCell": AboutCell_260d34dd6ac9dc5680b238c4da028fd1,
  "/src/admin/leads/same-person-cell#SamePersonCell": SamePersonCell_d5300059355086f9d41c0db41c6e451d,
  "/src/admin/leads/lead-summary-field#LeadSummaryField": LeadSummaryField_9026a6152172972db68d8b07f25fbf66,
  "/src/admin/leads/assigned-cell#AssignedCell": AssignedCell_ca979765ac9995304f810b067fe89ecd,
  "/src/admin/leads/assigned-field#AssignedField": AssignedField_3ea2f506c3360da51e606b5aa43d4e41,
  "/src/admin/leads/lead-name#LeadNameCell": LeadNameCell_1c51f493f996df74431d86b8bebe0991,
  "/src/admin/leads/inbox-bar#InboxBar": InboxBar_7fc9fd59827b6e01b550c681f826df39,
  "/src/admin/leads/lead-name#LeadName": LeadName_1c51f493f996df74431d86b8bebe0991,
  "/src/admin/switches/switches-field#SwitchesField": SwitchesField_749ec8a9031821110ce548a011f62106,
  "/src/admin/versions/value-diffs#SwitchesDiff": SwitchesDiff_305bc5ee930c4593ff6e0781995ed32b,
  "/src/admin/theme/colour-field#ColourField": ColourField_05f700d4963314525d536b7b447e0a90,
  "/src/admin/theme/font-field#FontField": FontField_f06cd3e401ccdc2ffd2f13eccf890609,
  "/src/admin/audit/author-cell#AuthorCell": AuthorCell_caca214567ae3e98e9e47a33eb533f77,
  "/src/admin/audit/item-cells#ItemCell": ItemCell_4d915d96ab3ed5f592119c00bb8c119d,
  "/src/admin/audit/item-cells#ItemField": ItemField_4d915d96ab3ed5f592119c00bb8c119d,
  "/src/admin/audit/item-cells#KindCell": KindCell_4d915d96ab3ed5f592119c00bb8c119d,
  "/src/admin/audit/item-cells#KindField": KindField_4d915d96ab3ed5f592119c00bb8c119d,
  "/src/admin/audit/changes-cell#ChangesCell": ChangesCell_37c22ae146d38aa6253ac078cc18bf44,
  "/src/admin/audit/changes-field#ChangesField": ChangesField_c607f95c511435502ea1eb2f188f9b0a,
  "/src/admin/audit/kind-filter#KindFilter": KindFilter_295a492b562471709626119fe0b1e4ce,
  "/src/admin/staff/name-cell#NameCell": NameCell_6f55fdd4e65e19e12f6d3708318a949b,
  "/src/admin/staff/security-field#SecurityField": SecurityField_bc2d89f39a66139ccd04bd548054f3f8,
  "/src/admin/staff/identity-field#IdentityField": IdentityField_18d021ab2fb944a4199f422628265b4d,
  "/src/admin/staff/roles-cell#RolesCell": RolesCell_d704beff585550367f8a5f700e7a5781,
  "/src/admin/staff/role-descriptions-label#RoleDescriptions": RoleDescriptions_a8e23152900e3c683d68df27e2c64224,
  "/src/admin/staff/invitations/invitations-panel#InvitationsPanel": InvitationsPanel_d6219b50f789a15f15a8cfa357251f1b,
  "/src/admin/getting-started/getting-started-field#GettingStartedField": GettingStartedField_e11f962bb6a15d8304e08b7d3bc23f4b,
  "/src/admin/tenants/export-panel#ExportPanel": ExportPanel_a1ee30dd55f2d4064ff93337ac403b52,
  "/src/admin/tenants/purge-panel#PurgePanel": PurgePanel_dc9093dc64f484d1259d83b6cd728479,
  "@payloadcms/plugin-multi-tenant/client#WatchTenantCollection": WatchTenantCollection_1d0591e3cf4f332c83a86da13a0de59a,
  "/src/admin/new-tenant/new-tenant-panel#NewTenantPanel": NewTenantPanel_837f57dbecea9ef8fc2b6cb54d39b75c,
  "/src/admin/tenants/dealer-site-link#DealerSiteLink": DealerSiteLink_9986c34bf0e17cf324e3f209bb83f510,
  "/src/admin/dates/day-field#LocalTimeField": LocalTimeField_81291ec1e0de8aa37b566a47da9da241,
  "/src/admin/json/json-field#JsonField": JsonField_395f7c14fe092a69571e2ce1bd8efd9c,
  "/src/admin/sales/staff-actions-panel#StaffActionsPanel": StaffActionsPanel_a6120734e430dfa86101a6ebb187a93a,
  "/src/admin/price-changes/change-state-field#ChangeStateField": ChangeStateField_aa3341d7276748e949a9e81a12959899,
  "/src/admin/price-changes/changed-vehicles-field#ChangedVehiclesField": ChangedVehiclesField_9a717fd1af407700bb1b3a418cfe1635,
  "/src/admin/shell/panel-nav#PanelNav": PanelNav_df79d8265531d8d1ae2c640c05a555ed,
  "/src/admin/shell/skip-links#SkipLinks": SkipLinks_309dfc0a9fa1bf305a143d4e406dddf5,
  "/src/admin/shell/site-bar#SiteBar": SiteBar_aa10b5c424ff6d68a93120d335b1c7d2,
  "/src/admin/dates/panel-clock#PanelClock": PanelClock_d9378385142b7593865c34329ca14b19,
  "/src/admin/versions/version-zone#VersionZone": VersionZone_b6450664a809a4b8938c0aafbc0f7bda,
  "/src/admin/shell/brand-mark#Icon": Icon_6b5895753a64b8629978bbb2c0614ed1,
  "/src/admin/shell/brand-mark#Logo": Logo_6b5895753a64b8629978bbb2c0614ed1,
  "@payloadcms/plugin-multi-tenant/rsc#GlobalViewRedirect": GlobalViewRedirect_d6d5f193a167989e2ee7d14202901e62,
  "/src/admin/tenants/tenant-selector#TenantSelector": TenantSelector_ebe136bc26065ea8a5087d1d2e9595ba,
  "/src/admin/shell/latest-intersections#LatestIntersections": LatestIntersections_213359942f5ecf245701e01651dce9f1,
  "/src/admin/shell/upload-limit#UploadLimit": UploadLimit_c8d55bf23a55bdd49de709ee0538aada,
  "/src/admin/sign-in/session-guard#SessionGuard": SessionGuard_f5c93cfaae9843103b9a815c43236fca,
  "/src/admin/shell/form-answers#FormAnswers": FormAnswers_a9a5a29bed6d2f064a51b4dfb0257e41,
  "/src/admin/shell/name-controls#NameControls": NameControls_bb9693182f408b0b6011ca13bac4af13,
  "/src/admin/shell/safe-choice#SafeChoice": SafeChoice_70814ccd8b2fbf656b16dc505e847c4b,
  "/src/admin/tenants/tenant-provider#TenantProvider": TenantProvider_24a3ae3cf50ff39b9a7b393b4ae59504,
  "/src/admin/dashboard/dashboard-view#DashboardView": DashboardView_e78798c54a420ec27d28a230773daa8a,
  "/src/admin/failed-work/failed-work-view#FailedWorkView": FailedWorkView_55a6de5a4f33ab640ae584a03a610bfc,
  "/src/admin/import-stock/import-stock-view#ImportStockView": ImportStockView_abe35b1f4e3da65d3b08dbcca0a5ea91,
  "/src/admin/sign-in/sign-in-view#SignInView": SignInView_831530886149f20852c1385656fd5080,
  "/src/admin/sign-in/new-password/forgot-view#ForgotView": ForgotView_8f061560458b554e2054ff89c24fcaa0,
  "/src/admin/sign-in/new-password/new-password-view#NewPasswordView": NewPasswordView_dc102d773803e4d21c348576cc1b16c6,
  "/src/admin/staff/invitations/invite-view#InviteView": InviteView_aee997d041a9278cfbf9794e9b504d37,
  "/src/admin/staff/invitations/invitation-view#InvitationView": InvitationView_1a7e28498e7190a69c9312b888e5f5b2,
  "/src/admin/price-changes/change-prices-view#ChangePricesView": ChangePricesView_0813a4de9784fb4da93716dd89844f79,
  "/src/admin/staff/confirm-email-view#ConfirmEmailView": ConfirmEmailView_9729d49af619f1e58c350f416f0a9f2b,
  "/src/admin/new-tenant/new-tenant-view#NewTenantView": NewTenantView_c8ec86f0112dc3e25a400c3be67a779d,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
