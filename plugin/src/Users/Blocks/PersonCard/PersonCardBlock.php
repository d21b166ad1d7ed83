<?php

declare( strict_types=1 );

namespace Svc\Users\Blocks\PersonCard;

use Closure;
use Svc\Kernel\Blocks\Block;
use Svc\Kernel\Blocks\CurrentAddress;
use Svc\Kernel\CommonError;
use Svc\Kernel\Failure;
use Svc\Kernel\Operations;
use Svc\Users\Blocks\SignIn;
use Svc\Users\Company\CompanyRecord;
use Svc\Users\Contacts;
use Svc\Users\PersonPages\PersonPages;
use Svc\Users\Settings\Settings;
use WP_Block;

/**
 * The person card block. Callers who may not see the profile get the sign-in text. A card without a person shows the one of the
 * page; owner and partner of a page are whom the filter `svc_person_of_page` names.
 */
final class PersonCardBlock implements Block {

	/** @param Closure(): Contacts $contacts */
	public function __construct(
		private readonly Operations $users,
		private readonly PersonPages $pages,
		private readonly Closure $contacts,
	) {}

	public function render( array $attributes, string $content, WP_Block $block ): string {
		$choices = CardChoices::of( $attributes );
		$inside  = match ( true ) {
			'' !== $choices->person  => $this->named_by_page( $choices, (int) ( $block->context['postId'] ?? get_the_ID() ) ),
			$choices->profile_id > 0 => $this->inside( $choices ),
			default                  => $this->of_page( $choices ),
		};
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

	/** Everybody sees these, and only the fields that a page makes public. */
	private function named_by_page( CardChoices $choices, int $post_id ): string {
		/**
		 * The owner or partner of a post. Whom it names is shown to visitors with name, title, photo, phone, e-mail and NMLS number.
		 *
		 * @param int    $user_id 0 for nobody.
		 * @param string $person  "owner" or "partner".
		 * @param int    $post_id
		 */
		$user_id = (int) apply_filters( 'svc_person_of_page', 0, $choices->person, $post_id );
		$contact = $user_id > 0 ? ( $this->contacts )()->find( $user_id ) : null;
		if ( null === $contact ) {
			return '';
		}
		$shown   = $choices->only( PublicContact::FIELDS );
		$profile = PublicContact::profile( $contact );
		return ( new CardMarkup( $shown ) )->of( $profile, $contact->page_url )
			. ( $choices->is_for_machines ? StructuredData::script( $profile, $shown->fields, '' === $contact->page_url ? CurrentAddress::url() : $contact->page_url ) : '' );
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
