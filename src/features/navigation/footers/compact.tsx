import { FooterLinkLine, FooterPhone, type FooterContent } from './footer-parts'

/** Name and phone in one line, all links in the next. */
export const CompactFooter = ({ name, phone, groups }: FooterContent) => (
  <div className="footer-compact">
    <div>
      <p className="footer-name">{name}</p>
      {phone && <FooterPhone phone={phone} label="Call" />}
    </div>
    <FooterLinkLine groups={groups} />
  </div>
)
