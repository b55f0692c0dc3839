/** Method and path (ids as `:id`); the type carries request body and response. */
export type Call<Response = unknown, Body = undefined> = `${Method} /api/${string}` & CallTypes<Response, Body>;

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

declare const types: unique symbol;
type CallTypes<Response, Body> = { readonly [types]?: { response: Response; body: Body } };

export type ResponseOf<ApiCall> = ApiCall extends CallTypes<infer Response, infer _> ? Response : never;

export type BodyOf<ApiCall> = ApiCall extends CallTypes<infer _, infer Body> ? Body : never;

/** Nullable properties may be omitted (C3.3). */
export type RequestBody<ApiCall> = Sendable<BodyOf<ApiCall>>;
type Optional<Body> = { [Key in keyof Body]: null extends Body[Key] ? Key : never }[keyof Body];
type Sendable<Body> = Body extends string ? Body : Omit<Body, Optional<Body>> & Partial<Pick<Body, Optional<Body>>>;

export function partsOf(call: Call<unknown, unknown>): { method: Method; path: string } {
  const [method = '', path = ''] = call.split(' ');
  return { method: method as Method, path };
}
