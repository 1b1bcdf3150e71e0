import { OperatorError } from '#server/core/operator-error.ts';

/** S3-compatible object storage. */
export interface S3Settings {
  bucket: string;
  region: string;
  /** Null means Amazon S3. */
  endpoint: string | null;
  /** Null means the default of the AWS SDK, such as the role of the machine. */
  credentials: { accessKeyId: string; secretAccessKey: string } | null;
}

export class BucketUnreachable extends OperatorError {
  constructor({ bucket, endpoint }: S3Settings, cause: unknown) {
    const reason = cause instanceof Error ? `${cause.name} ${cause.message}` : `${cause}`;
    super(`S3_BUCKET cannot be used (${bucket} at ${endpoint ?? 'Amazon S3'}): ${reason}`, {
      cause,
    });
  }
}
