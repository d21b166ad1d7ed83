<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Rendering;

use Svc\EmailTemplates\Fields\Purpose;
use Svc\EmailTemplates\Fields\TagFields;
use Svc\EmailTemplates\Render\Situation;
use Svc\EmailTemplates\Settings\SettingsStore;
use Svc\EmailTemplates\Tags\Values;
use Svc\EmailTemplates\Theme\Brand;
use Svc\Users\Company\CompanyRecord;

/** Makes what a rendering depends on besides the template, from the settings of the site and the company record. */
final class Situations {

	private ?Brand $brand           = null;
	private ?CompanyRecord $company = null;

	public function __construct(
		private readonly SettingsStore $settings,
		private readonly TagFields $fields,
	) {}

	/**
	 * @param array<string, array<string, string>> $contexts        Values by context and field; the company's are added. `mail.body` is the text that a template of purpose `wordpress` wraps.
	 * @param bool                                 $needs_nmls      Whether the person is a loan officer.
	 * @param bool                                 $raw_tags        Whether merge tags are kept, for other senders to fill in.
	 * @param bool                                 $sample          Whether contexts without values get samples.
	 * @param string|null                          $unsubscribe_url Null where the recipient cannot opt out.
	 */
	public function make( Purpose $purpose, array $contexts, bool $needs_nmls = false, bool $raw_tags = false, bool $sample = false, ?string $unsubscribe_url = null ): Situation {
		$company = $this->company ??= CompanyRecord::current();
		$values  = Values::of( array( 'company' => array_filter( $company->fields(), 'is_string' ) ) + $contexts );
		$body    = $contexts['mail']['body'] ?? '';
		return new Situation(
			$purpose,
			$this->fields,
			$sample ? $values->with_samples( $this->fields ) : $values,
			$this->brand ??= SiteBrand::of( $this->settings->current(), $company->name ),
			home_url( '/' ),
			get_bloginfo( 'language' ),
			is_rtl(),
			Library::pattern( ... ),
			Library::image_size( ... ),
			$unsubscribe_url,
			$raw_tags,
			$needs_nmls,
			$company->equal_housing,
			'' === $body && $sample ? __( 'The text of an e-mail that WordPress sends stands here.', 'svc' ) : $body,
		);
	}
}
