<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Render;

use Closure;
use Svc\EmailTemplates\Fields\Purpose;
use Svc\EmailTemplates\Fields\TagFields;
use Svc\EmailTemplates\Tags\Values;
use Svc\EmailTemplates\Theme\Brand;

/** Everything that a rendering depends on besides the template itself. */
final class Situation {

	/**
	 * @param Closure(int): ?string              $pattern         Content of a published synced pattern.
	 * @param Closure(int, string): ?array{int, int} $image_size  Width and height in pixels of an image of the media library, by the address of its file.
	 * @param string|null                        $unsubscribe_url Null where the recipient cannot opt out.
	 * @param bool                               $raw_tags        Whether merge tags are kept, for other senders to fill in.
	 * @param bool                               $needs_nmls      Whether the person is a loan officer.
	 * @param string                             $body            Plain text of the e-mail that a template of purpose `wordpress` wraps.
	 */
	public function __construct(
		public readonly Purpose $purpose,
		public readonly TagFields $fields,
		public readonly Values $values,
		public readonly Brand $brand,
		public readonly string $home,
		public readonly string $language,
		public readonly bool $is_rtl,
		public readonly Closure $pattern,
		public readonly Closure $image_size,
		public readonly ?string $unsubscribe_url = null,
		public readonly bool $raw_tags = false,
		public readonly bool $needs_nmls = false,
		public readonly bool $is_equal_housing_lender = false,
		public readonly string $body = '',
	) {}

	public function with_brand( Brand $brand ): self {
		return new self( ...array_replace( get_object_vars( $this ), array( 'brand' => $brand ) ) );
	}

	/** Whether a loan officer is shown who has no NMLS number. */
	public function lacks_nmls(): bool {
		return $this->needs_nmls && ! $this->raw_tags && '' === $this->values->get( 'person.nmls_id' );
	}

	public function is_signature(): bool {
		return Purpose::Signature === $this->purpose;
	}
}
