import { graphql, useStaticQuery } from "gatsby";

/**
 * What every page shows: the company, the menu, the common sections and the form's words.
 * One static query, so a browser fetches it once and not again with every page.
 */
export function useSiteData(): Queries.SiteDataQuery {
  return useStaticQuery<Queries.SiteDataQuery>(graphql`
    query SiteData {
      site {
        buildTime(formatString: "YYYY")
        siteMetadata {
          siteUrl
        }
      }
      companyYaml {
        name
        legalName
        description
        founded
        address {
          street
          locality
          city
          region
          postalCode
          country
        }
        phone {
          display
          tel
        }
        whatsapp {
          display
          number
        }
        emails {
          label
          address
        }
        hours {
          display
        }
        serviceDesk
        certifications {
          name
        }
        social {
          name
          url
        }
      }
      services: allServicesYaml(sort: { code: ASC }) {
        nodes {
          code
          kelvin
          menuTitle
          path
          drawing {
            publicURL
          }
        }
      }
      solutions: allSolutionsYaml(sort: { code: ASC }) {
        nodes {
          code
          kelvin
          menuTitle
          path
          drawing {
            publicURL
          }
        }
      }
      servicesPageYaml {
        menuTitle
        menuLead
        menuAll
        codes {
          note
          link
        }
      }
      solutionsPageYaml {
        menuTitle
        menuLead
        menuAll
        codes {
          note
          link
        }
      }
      allSheet(sort: { code: ASC }) {
        nodes {
          path
          code
          menuTitle
        }
      }
      strengthsYaml {
        eyebrow
        heading
        items {
          title
          text
        }
      }
      clientsJson {
        heading
        items {
          name
          type
          logo {
            alt
            image(breakpoints: [252], sizes: "168px")
          }
        }
      }
      contactPageYaml {
        offices {
          callLabel
          emailLabel
          hoursLabel
          deskLabel
          whatsappLabel
          whatsappOpening
        }
        form {
          heading
          note
          labels {
            fullName
            company
            email
            phone
            message
            optional
            send
            sending
          }
          errors {
            fullName
            email
            phone
            message
            one
            many
          }
          success
          successNote
          failure
          failureNote
          otherWays {
            whatsapp
            subject
            shortened
          }
          documents {
            note
            email
            whatsapp
          }
          confirm
          confirmNote
          privacy
          privacyLink {
            label
            href
          }
        }
      }
    }
  `);
}

/** A page's address, code and short name. */
export type Sheet = Queries.SiteDataQuery["allSheet"]["nodes"][number];

const NOT_FOUND_PATH = "/404";

/**
 * @param pathname an address of this site, with or without a slash at its end
 * @returns the page there, or the not-found page where there is none
 * @throws where the not-found page is missing as well
 */
export function sheetAt({ allSheet: { nodes } }: Queries.SiteDataQuery, pathname: string): Sheet {
  const wanted = pathname.replace(/(.)\/$/, "$1");
  const sheet = nodes.find(({ path }) => path === wanted) ?? nodes.find(({ path }) => path === NOT_FOUND_PATH);
  if (!sheet) throw new Error(`There is no page for ${pathname}, and data/pages/not-found.yaml is missing`);
  return sheet;
}
