import { graphql, type PageProps } from "gatsby";
import { KeyedFigure } from "../components/keyed-figure";
import { TitleBlock } from "../components/title-block";
import { PageTitle } from "../sections/page-title";
import { PageHead } from "../seo/page-head";

export default function ServiceTemplate({ data: { page } }: PageProps<Queries.ServiceTemplateQuery>) {
  if (!page) return null;
  return (
    <>
      <PageHead seo={page.seo} path={page.path} />
      <PageTitle
        heading={page.title}
        lead={page.lead}
        trail={[{ label: "Home", href: "/" }, { label: "Services", href: "/services" }, { label: page.menuTitle }]}
        code={page.code}
        kelvin={page.kelvin}
      />
      <div className="wrap">
        <KeyedFigure {...page.picture} callouts={page.callouts} eager />
        <TitleBlock facts={[{ term: "Sheet", detail: page.code }]} />
      </div>
    </>
  );
}

export const query = graphql`
  query ServiceTemplate($id: String!) {
    page: servicesYaml(id: { eq: $id }) {
      seo {
        title
        description
      }
      path
      code
      kelvin
      title
      menuTitle
      lead
      picture {
        alt
        focus
        image(aspectRatio: 1.4, breakpoints: [640, 1000, 1512], sizes: "(min-width: 90rem) 976px, (min-width: 64.01rem) 71vw, 95vw")
        phoneImage: image(aspectRatio: 1.25, breakpoints: [420, 640, 860], sizes: "100vw")
      }
      callouts {
        label
        x
        y
      }
    }
  }
`;
