<?php

declare( strict_types=1 );

namespace Svc\Users\Blocks\StaffDirectory;

use Svc\Kernel\Blocks\Block;
use Svc\Kernel\Blocks\CurrentAddress;
use Svc\Kernel\Operations;
use Svc\Users\Blocks\SignIn;
use Svc\Users\PersonPages\PersonPages;
use WP_Block;

/** The staff directory block. */
final class StaffDirectoryBlock implements Block {

	/** Prefix of the directory's number on the page. */
	private const ID = 'svc-directory-';

	public function __construct(
		private readonly Operations $users,
		private readonly PersonPages $pages,
	) {}

	public function render( array $attributes, string $content, WP_Block $block ): string {
		$number    = (int) substr( wp_unique_prefixed_id( self::ID ), strlen( self::ID ) );
		$choices   = DirectoryChoices::of( $attributes );
		$address   = DirectoryAddress::of( CurrentAddress::path(), $number );
		$directory = ( new DirectorySource( $this->users ) )->find( $choices, $address );
		return sprintf(
			'<div %s>%s</div>',
			get_block_wrapper_attributes(
				array(
					'class'                 => 'svc-directory',
					'data-wp-interactive'   => 'svc/staff-directory',
					'data-wp-router-region' => "svc-$address->prefix",
					'data-wp-context'       => '{"isBusy":false}',
					'data-wp-on--click'     => 'actions.follow',
				)
			),
			null === $directory ? SignIn::line( $choices->sign_in_text ) : $this->shown( $directory, $choices, $address, $number )
		);
	}

	private function shown( DirectoryView $directory, DirectoryChoices $choices, DirectoryAddress $address, int $number ): string {
		return ( new DirectoryForm( $choices, $address, $number ) )->markup( $directory )
			. sprintf( '<p class="svc-directory__count" role="status" tabindex="-1">%s</p>', esc_html( self::count( $directory, $address ) ) )
			. sprintf(
				'<div class="svc-directory__results" data-wp-class--is-busy="context.isBusy" data-wp-bind--aria-busy="context.isBusy">%s%s</div>',
				$this->people( $directory, $choices, $address ),
				( new PageLinks( $address, $number ) )->markup( $directory->pages )
			)
			. ( $directory->is_inside || is_user_logged_in() ? '' : SignIn::line( $choices->sign_in_text, __( 'Staff can sign in to see more.', 'svc' ) ) )
			. ( $choices->has_details && $address->person() > 0 ? $this->details( $address, $directory->is_inside ) : '' );
	}

	private function people( DirectoryView $directory, DirectoryChoices $choices, DirectoryAddress $address ): string {
		$pages = $this->pages->urls( array_column( array( ...$directory->people, ...$directory->close ), 'profile_id' ) );
		return ( array() === $directory->people ? '' : ( new PeopleList( $choices, $address, $directory->is_inside, $directory->people, $pages ) )->markup() )
			. ( array() === $directory->close ? '' : ( new PeopleList( $choices, $address, $directory->is_inside, $directory->close, $pages, true ) )->markup() );
	}

	private function details( DirectoryAddress $address, bool $is_inside ): string {
		$details = PersonDetails::find( $this->users, $address->person(), $is_inside );
		return null === $details
			? sprintf( '<p class="svc-directory__notice" role="status">%s</p>', esc_html__( 'The person whose details were asked for is not to be found here.', 'svc' ) )
			: ( new PersonDialog( $address, $this->pages->urls( array( $details->profile['id'] ) )[ $details->profile['id'] ] ?? '' ) )->markup( $details );
	}

	/** A live region that screen readers announce, so it repeats the search words. */
	private static function count( DirectoryView $directory, DirectoryAddress $address ): string {
		if ( '' !== $directory->problem ) {
			return $directory->problem;
		}
		$search = trim( $address->text( 'search' ) );
		$close  = count( $directory->close );
		if ( 0 === $directory->total && $close > 0 ) {
			/* translators: 1: number of people, 2: what was looked for. */
			return sprintf( _n( 'No exact matches for “%2$s”. %1$s close match.', 'No exact matches for “%2$s”. %1$s close matches.', $close, 'svc' ), number_format_i18n( $close ), $search );
		}
		if ( 0 === $directory->total ) {
			return $address->is_filtered() ? __( 'No people found. Try fewer letters or other filters.', 'svc' ) : __( 'There is nobody to show yet.', 'svc' );
		}
		$number = number_format_i18n( $directory->total );
		$found  = '' === $search
			/* translators: %s: number of people. */
			? sprintf( _n( '%s person', '%s people', $directory->total, 'svc' ), $number )
			/* translators: 1: number of people, 2: what was looked for. */
			: sprintf( _n( '%1$s person found for “%2$s”', '%1$s people found for “%2$s”', $directory->total, 'svc' ), $number, $search );
		/* translators: 1: how many people were found, 2: number of further people. */
		return 0 === $close ? $found : sprintf( _n( '%1$s, and %2$s close match', '%1$s, and %2$s close matches', $close, 'svc' ), $found, number_format_i18n( $close ) );
	}
}
