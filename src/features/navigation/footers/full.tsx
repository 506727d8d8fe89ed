import { AllLocations, FooterGroups, FooterLocations, type FooterContent } from './footer-parts'

/** The dealer and its locations at the left, its links in groups at the right. */
export const FullFooter = ({ name, locations, locationCount, groups }: FooterContent) => (
  <div className="footer-top">
    <div className="footer-dealer">
      <p className="footer-name">{name}</p>
      <FooterLocations locations={locations} />
      <AllLocations listed={locations.length} count={locationCount} />
    </div>
    <FooterGroups groups={groups} />
  </div>
)
