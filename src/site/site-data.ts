import { graphql, useStaticQuery } from "gatsby";
import { inOrder } from "./in-order";
import { required } from "./required";

/**
 * Data that every page shows: company, menu, shared sections and the form's copy. It is a static query, so browsers load
 * the result once for all pages.
 */
export function useSiteData() {
  const { site, services, solutions, topPages, ...files } = useStaticQuery<Queries.SiteDataQuery>(graphql`
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
        serviceDeskPhone
        certifications {
          name
        }
        social {
          name
          url
        }
      }
      homePageYaml {
        sharePicture {
          ...SharePicture
        }
      }
      topPages: allAnyPage(filter: { path: { regex: "/^/[^/]*$/" } }) {
        nodes {
          ...NamedPage
        }
      }
      services: allServicesYaml(sort: { codeNumber: ASC }) {
        nodes {
          ...LinkTableRow
        }
      }
      solutions: allSolutionsYaml(sort: { codeNumber: ASC }) {
        nodes {
          ...LinkTableRow
        }
      }
      servicesPageYaml {
        ...NamedPage
        ...HeaderDropdown
        order {
          path
        }
        codeLegend {
          link
        }
      }
      solutionsPageYaml {
        ...NamedPage
        ...HeaderDropdown
        order {
          path
        }
        codeLegend {
          link
        }
      }
      strengthsYaml {
        ...WhyChooseUs
      }
      clientsJson {
        ...Clients
      }
      contactPageYaml {
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
    /** The number that phone links on every page dial. */
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
    /** @returns the path and the menu title of a page directly below the home page, such as `/terms` */
    pageAt: (address: string) =>
      required(
        topPages.nodes.find(({ path }) => path === address),
        `The page ${address}`,
      ),
  };
}

/** @returns a number as visitors read it, and the link that dials it */
export const phoneOf = (display: string) => ({ display, href: `tel:${display.replace(/[^+\d]/g, "")}` });

export type SiteData = ReturnType<typeof useSiteData>;

export const siteDataFragments = graphql`
  fragment NamedPage on AnyPage {
    path
    menuTitle
  }
  fragment Logo on Logo {
    file {
      ...LogoFile
    }
    onDark {
      ...LogoFile
    }
    aspectRatio
  }
  # An SVG has no childImageSharp. A PNG is as high as in the footer, where the logo is largest.
  fragment LogoFile on File {
    publicURL
    childImageSharp {
      gatsbyImageData(height: 40, layout: FIXED, formats: [AUTO])
    }
  }
`;
