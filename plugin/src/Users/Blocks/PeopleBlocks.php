<?php

declare( strict_types=1 );

namespace Svc\Users\Blocks;

use Closure;
use Svc\Kernel\Blocks\Block;
use Svc\Kernel\Blocks\BlockSet;
use Svc\Kernel\Operations;
use Svc\Users\Blocks\BookmarkButton\BookmarkButtonBlock;
use Svc\Users\Blocks\BookmarkButton\VisitorLines;
use Svc\Users\Blocks\Bookmarks\Filing;
use Svc\Users\Blocks\Bookmarks\Marks;
use Svc\Users\Blocks\Bookmarks\PostedForm;
use Svc\Users\Blocks\MyBookmarks\MyBookmarksBlock;
use Svc\Users\Blocks\OrgChart\OrgChartBlock;
use Svc\Users\Blocks\PersonCard\PersonCardBlock;
use Svc\Users\Blocks\PersonCard\ProfileBinding;
use Svc\Users\Blocks\StaffDirectory\StaffDirectoryBlock;
use Svc\Users\Bookmarks\OwnBookmarks;
use Svc\Users\Contacts;
use Svc\Users\Fields\RoleSettings;
use Svc\Users\PersonPages\PersonPages;
use WP_Block;

/** The blocks of people and bookmarks, their form handler, block binding and patterns. */
final class PeopleBlocks {

	/** Same as ProfileBinding::SOURCE, without loading the class. */
	private const BINDING = 'svc/profile-field';

	private ?PostedForm $form        = null;
	private ?Marks $marks            = null;
	private ?Filing $filing          = null;
	private ?VisitorLines $lines     = null;
	private ?ProfileBinding $binding = null;

	/**
	 * @param Closure(): Operations   $operations
	 * @param Closure(): OwnBookmarks $own
	 * @param Closure(): PersonPages  $pages
	 * @param Closure(): Contacts     $contacts
	 */
	public function __construct(
		private readonly Closure $operations,
		private readonly Closure $own,
		private readonly Closure $pages,
		private readonly Closure $contacts,
	) {}

	public function set(): BlockSet {
		return new BlockSet(
			'svc',
			array(
				'bookmark-button' => fn (): Block => new BookmarkButtonBlock( ( $this->own )(), $this->marks(), $this->filing(), $this->lines ??= new VisitorLines() ),
				'my-bookmarks'    => fn (): Block => new MyBookmarksBlock( ( $this->operations )(), ( $this->own )(), $this->marks(), $this->filing(), $this->form() ),
				'org-chart'       => fn (): Block => new OrgChartBlock( ( $this->operations )() ),
				'person-card'     => fn (): Block => new PersonCardBlock( ( $this->operations )(), ( $this->pages )(), $this->contacts ),
				'staff-directory' => fn (): Block => new StaffDirectoryBlock( ( $this->operations )(), ( $this->pages )() ),
			),
			static fn (): array => array( 'roles' => RoleSettings::choices() ),
			function (): void {
				$this->register_binding();
				( new Patterns( dirname( __DIR__, 3 ) . '/patterns' ) )->register();
			}
		);
	}

	/** Does what a form of the blocks asks for, without JavaScript. */
	public function take_form(): void {
		$this->form()->take();
	}

	private function register_binding(): void {
		register_block_bindings_source(
			self::BINDING,
			array(
				'label'              => __( 'Profile field', 'svc' ),
				'get_value_callback' => fn ( array $arguments, WP_Block $block, string $attribute ): ?string => $this->binding()->value( $arguments, $block, $attribute ),
			)
		);
	}

	private function binding(): ProfileBinding {
		return $this->binding ??= new ProfileBinding( ( $this->operations )() );
	}

	/** One instance per page, because all blocks show the error of the sent form. */
	private function form(): PostedForm {
		return $this->form ??= new PostedForm( ( $this->operations )(), ( $this->own )() );
	}

	private function marks(): Marks {
		return $this->marks ??= new Marks( ( $this->own )(), $this->form() );
	}

	private function filing(): Filing {
		return $this->filing ??= new Filing( ( $this->own )() );
	}
}
