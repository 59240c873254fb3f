import { graphql, useStaticQuery } from "gatsby";
import { inOrder } from "./in-order";
import { required } from "./required";

/**
 * What every page shows: company, menu, shared sections and the strings of the form. A static query: browsers load the
 * result once for all pages.
 */
export function useSiteData() {
  const { site, services, solutions, ...files } = useStaticQuery<Queries.SiteDataQuery>(graphql`
    query SiteData {
      site {
        siteMetadata {
          siteUrl
        }
      }
      companyYaml {
        name
        legalName
        cin
        registeredOffice
        gstin
        complaints {
          name
          email
        }
        logo {
          ...Logo
        }
        tagline
        description
        founded
        address {
          street
          locality
          city
          region
          postalCode
          country
          countryCode
        }
        phone
        whatsapp
        emails {
          label
          address
        }
        hours {
          display
          opens
          closes
          days
        }
        geo {
          latitude
          longitude
        }
        mapQuery
        serviceDesk
        certifications {
          name
        }
        social {
          name
          url
        }
      }
      homePageYaml {
        ...NamedPage
        sharePicture {
          ...SharePicture
        }
      }
      services: allServicesYaml(sort: { codeNumber: ASC }) {
        nodes {
          ...LinkTableRow
          drawing {
            publicURL
          }
        }
      }
      solutions: allSolutionsYaml(sort: { codeNumber: ASC }) {
        nodes {
          ...LinkTableRow
          drawing {
            publicURL
          }
        }
      }
      servicesPageYaml {
        ...NamedPage
        ...HeaderDropdown
        order {
          path
        }
        codes {
          link
        }
      }
      solutionsPageYaml {
        ...NamedPage
        ...HeaderDropdown
        order {
          path
        }
        codes {
          link
        }
      }
      aboutPageYaml {
        ...NamedPage
      }
      blogPageYaml {
        ...NamedPage
      }
      privacyPolicy: legalYaml(slug: { eq: "privacy-policy" }) {
        ...NamedPage
      }
      terms: legalYaml(slug: { eq: "terms" }) {
        ...NamedPage
      }
      strengthsYaml {
        ...WhyChooseUs
      }
      clientsJson {
        ...Clients
      }
      contactPageYaml {
        ...NamedPage
        form {
          ...EnquiryForm
          documents {
            ...SendDocuments
          }
        }
      }
    }
  `);
  return {
    siteAddress: required(site?.siteMetadata?.siteUrl, "siteUrl in gatsby-config.ts"),
    company: required(files.companyYaml, "data/company.yaml"),
    /** The number that every page dials. */
    phone: phoneOf(required(files.companyYaml?.phone, "the telephone number in data/company.yaml")),
    /** Receives enquiries by e-mail. */
    mailbox: required(files.companyYaml?.emails[0]?.address, "the first e-mail address in data/company.yaml"),
    /** The home page's picture represents the company. */
    sharePicture: required(files.homePageYaml?.sharePicture, "data/pages/home.yaml"),
    services: inOrder(services.nodes, files.servicesPageYaml?.order ?? []),
    solutions: inOrder(solutions.nodes, files.solutionsPageYaml?.order ?? []),
    servicesPage: required(files.servicesPageYaml, "data/pages/services.yaml"),
    solutionsPage: required(files.solutionsPageYaml, "data/pages/solutions.yaml"),
    contactPage: required(files.contactPageYaml, "data/pages/contact.yaml"),
    strengths: required(files.strengthsYaml, "data/strengths.yaml"),
    clients: required(files.clientsJson, "data/clients.json"),
    homePage: required(files.homePageYaml, "data/pages/home.yaml"),
    aboutPage: required(files.aboutPageYaml, "data/pages/about.yaml"),
    blogPage: required(files.blogPageYaml, "data/pages/blog.yaml"),
    privacyPolicy: required(files.privacyPolicy, "data/legal/privacy-policy.yaml"),
    terms: required(files.terms, "data/legal/terms.yaml"),
  };
}

const phoneOf = (display: string) => ({ display, href: `tel:${display.replace(/[^+\d]/g, "")}` });

export type SiteData = ReturnType<typeof useSiteData>;

export const siteDataFragments = graphql`
  fragment NamedPage on AnyPage {
    path
    menuTitle
  }
  fragment Logo on Logo {
    file {
      publicURL
    }
    onDark {
      publicURL
    }
    aspectRatio
  }
  fragment LinkTableRow on Offering {
    colourTemperature
    menuTitle
    path
  }
`;
