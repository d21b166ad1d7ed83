<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Pages;

use Svc\Kernel\Failure;
use Svc\LeadPages\Fields\PageStatus;
use Svc\LeadPages\Fields\PageTemplate;

/** Converts parsed input to changes of a page. */
final class PageChanges {

	/**
	 * @param array<string, mixed> $input Of PageFields::create_input() or update_input().
	 * @param LeadPage             $page  What is not sent stays as it is there.
	 * @throws Failure Where the form does not fit together.
	 */
	public static function of( array $input, LeadPage $page ): LeadPage {
		if ( array_key_exists( 'owner_user_id', $input ) && null === $input['owner_user_id'] && null !== $page->owner_user_id ) {
			throw Failure::invalid( array( 'owner_user_id' => __( 'A page must have an owner.', 'svc' ) ) );
		}
		$fresh = $page->with( self::plain( $input ) );
		$form  = array_replace( $page->form->all(), array_diff_key( $input['form'] ?? array(), array( 'thank_you' => true ) ) );
		if ( isset( $input['form']['thank_you'] ) ) {
			$form['thank_you'] = array_replace( $form['thank_you'], $input['form']['thank_you'] );
			// An empty address clears.
			$form['thank_you']['url'] = '' === $form['thank_you']['url'] ? null : $form['thank_you']['url'];
		}
		$problems = isset( $input['form'] ) || array_key_exists( 'partner_user_id', $input ) ? FormChecks::problems( $form, null !== $fresh->partner_user_id ) : array();
		if ( array() !== $problems ) {
			throw Failure::invalid( $problems );
		}
		return $fresh->with(
			array(
				'form'    => isset( $input['form'] ) ? LeadForm::of( $form ) : $page->form,
				'routing' => isset( $input['routing'] ) ? Routing::of( array_replace( $page->routing->fields(), $input['routing'] ) ) : $page->routing,
			)
		);
	}

	/**
	 * @param array<string, mixed> $input
	 * @return array<string, mixed> For LeadPage::with().
	 */
	private static function plain( array $input ): array {
		$changes = array_intersect_key( $input, array_flip( array( 'title', 'slug', 'owner_user_id', 'partner_user_id' ) ) );
		if ( isset( $input['status'] ) ) {
			$changes['status'] = PageStatus::from( $input['status'] );
		}
		if ( isset( $input['template'] ) ) {
			$changes['template'] = PageTemplate::from( $input['template'] );
		}
		if ( array_key_exists( 'co_marketing', $input ) ) {
			$changes['co_marketing'] = CoMarketing::of( $input['co_marketing'] ?? array() );
		}
		return $changes + ( isset( $input['confirmation'] ) ? array( 'has_confirmation' => $input['confirmation'] ) : array() );
	}
}
