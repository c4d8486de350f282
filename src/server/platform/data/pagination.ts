type PageQuery = { page: number; per_page: number };

export const limitOffset = ({ page, per_page }: PageQuery) => ({
  limit: per_page,
  offset: (page - 1) * per_page,
});

/** The page object of api.md. A page past the end has empty `data`. */
export function paged<Row>(data: Row[], total: number, { page, per_page }: PageQuery) {
  const first = (page - 1) * per_page;
  return {
    data,
    current_page: page,
    last_page: Math.max(1, Math.ceil(total / per_page)),
    per_page,
    total,
    from: data.length ? first + 1 : null,
    to: data.length ? first + data.length : null,
  };
}
