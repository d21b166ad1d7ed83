<?php

declare( strict_types=1 );

namespace Svc\Users\Blocks\PersonCard;

use Svc\Kernel\Blocks\Block;
use Svc\Kernel\Blocks\CurrentAddress;
use Svc\Kernel\CommonError;
use Svc\Kernel\Failure;
use Svc\Kernel\Operations;
use Svc\Users\Blocks\SignIn;
use Svc\Users\Company\CompanyRecord;
use Svc\Users\PersonPages\PersonPages;
use Svc\Users\Settings\Settings;
use WP_Block;

/** The person card block. Callers who may not see the profile get the sign-in text. A card without a person shows the one of the page. */
final class PersonCardBlock implements Block {

	public function __construct(
		private readonly Operations $users,
		private readonly PersonPages $pages,
	) {}

	public function render( array $attributes, string $content, WP_Block $block ): string {
		$choices = CardChoices::of( $attributes );
		$inside  = $choices->profile_id > 0 ? $this->inside( $choices ) : $this->of_page( $choices );
		return '' === $inside ? '' : sprintf(
			'<div %s>%s</div>',
			get_block_wrapper_attributes( array( 'class' => "svc-person is-$choices->layout" ) ),
			$inside
		);
	}

	/** Empty where the profile does not exist. */
	private function inside( CardChoices $choices ): string {
		try {
			$profile = $this->users->ask( 'GET', '/profiles/{id}', array(), array( 'id' => $choices->profile_id ) )->body;
		} catch ( Failure $failure ) {
			return CommonError::Forbidden === $failure->error ? SignIn::line( $choices->sign_in_text ) : '';
		}
		$url = $this->pages->urls( array( $profile['id'] ) )[ $profile['id'] ] ?? '';
		return ( new CardMarkup( $choices ) )->of( $profile, $url )
			. ( $choices->is_for_machines ? StructuredData::script( $profile, $choices->fields, '' === $url ? CurrentAddress::url() : $url ) : '' );
	}

	/** The person whose page this is, as visitors see it: the page is the same for everyone. */
	private function of_page( CardChoices $choices ): string {
		$page = $this->pages->current();
		if ( null === $page ) {
			return '';
		}
		return ( new CardMarkup( $choices ) )->of( $page->profile )
			. ( $choices->is_for_machines ? StructuredData::script( $page->profile, $choices->fields, $page->url, Settings::is_public( 'company' ) ? CompanyRecord::current() : null ) : '' );
	}
}
