<?php

declare( strict_types=1 );

namespace Svc\Users\Blocks\PersonCard;

use Svc\Kernel\Blocks\Block;
use Svc\Kernel\Blocks\CurrentAddress;
use Svc\Kernel\CommonError;
use Svc\Kernel\Failure;
use Svc\Kernel\Operations;
use Svc\Users\Blocks\SignIn;
use WP_Block;

/** The person card block. Callers who may not see the profile get the sign-in text. */
final class PersonCardBlock implements Block {

	public function __construct( private readonly Operations $users ) {}

	public function render( array $attributes, string $content, WP_Block $block ): string {
		$choices = CardChoices::of( $attributes );
		$inside  = $choices->profile_id > 0 ? $this->inside( $choices ) : '';
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
		return ( new CardMarkup( $choices ) )->of( $profile )
			. ( $choices->is_for_machines ? StructuredData::script( $profile, $choices->fields, CurrentAddress::url() ) : '' );
	}
}
